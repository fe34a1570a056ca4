package holosite.rules.cards.anewhope;

import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.tableWith;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** What Effects that grab an Interrupt have in common. */
abstract class GrabberCase {
    final Side own;
    final Side theirs;
    final String grabber;
    private final int price;
    private final String control;
    private final Card event;
    private final Card immediate;
    private final Card veto;

    /**
     * @param price what it costs to grab
     * @param control the Control of the other side
     */
    GrabberCase(Side own, String grabber, int price, String control) {
        this.own = own;
        theirs = own.opposite();
        this.grabber = grabber;
        this.price = price;
        this.control = control;
        event =
                Kinds.epicEvent("Plain Event", theirs, "0_3")
                        .destiny(1)
                        .says(
                                Actions.used(
                                        Action.at(When.anyTime())
                                                .then(Effects.retrieve(Who.YOU, 1))));
        immediate =
                Kinds.immediateEffect("Plain Effect", own, "0_4")
                        .destiny(1)
                        .says(Abilities.deploysOnTable());
        veto =
                Kinds.usedInterrupt("Plain Veto", own, "0_5")
                        .destiny(1)
                        .says(
                                Actions.used(
                                        Action.at(
                                                        When.just(Event.BEING_PLAYED)
                                                                .to(Filters.INTERRUPT))
                                                .then(Effects.cancelIt())));
    }

    private Card trick(String title, String id) {
        return Kinds.usedInterrupt(title, theirs, id)
                .destiny(1)
                .says(Actions.used(Action.at(When.anyTime()).then(Effects.retrieve(Who.YOU, 1))));
    }

    final Position cards() {
        return tableWith(
                        trick("Plain Trick", "0_1"),
                        trick("Plain Other", "0_2"),
                        event,
                        immediate,
                        veto)
                .force(theirs, 9);
    }

    final Position hands() {
        return cards().hand(theirs, "Plain Trick", "Plain Trick#2", "Plain Other", "Plain Other#2")
                .hand(own, grabber);
    }

    @Test
    void itDeploysInAnswerToAnInterruptOnly() {
        hands().force(own, price).turn(own, Phase.DEPLOY).mayNot("deploy " + grabber);
        var event =
                cards().hand(theirs, "Plain Event")
                        .hand(own, grabber)
                        .force(own, price)
                        .turn(theirs, Phase.CONTROL)
                        .play("Plain Event");
        mayNotInThisPhase(event, "deploy " + grabber);
    }

    @Test
    void controlDoesNotReachIt() {
        var scene =
                cards().beside(own, grabber)
                        .stacked(grabber, "Plain Trick")
                        .hand(theirs, control)
                        .turn(theirs, Phase.CONTROL);
        scene.mayNot("play " + control);
        cards().beside(own, "Plain Effect")
                .hand(theirs, control)
                .turn(theirs, Phase.CONTROL)
                .offers("play " + control);
    }
}
