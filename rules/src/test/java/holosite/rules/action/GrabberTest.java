package holosite.rules.action;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.just;
import static holosite.language.ability.When.your;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Abilities.mayNot;
import static holosite.language.words.Actions.automatically;
import static holosite.language.words.Actions.may;
import static holosite.language.words.Actions.used;
import static holosite.language.words.Amounts.count;
import static holosite.language.words.Amounts.number;
import static holosite.language.words.Effects.cancelIt;
import static holosite.language.words.Effects.stackOnIt;
import static holosite.language.words.Filters.ANYTHING;
import static holosite.language.words.Filters.INTERRUPT;
import static holosite.language.words.Filters.IT;
import static holosite.language.words.Filters.THAT;
import static holosite.language.words.Filters.stackedOn;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.language.words.Kinds.usedInterrupt;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.ability.Limit;
import holosite.language.ability.Toll;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.effect.DrawCards;
import holosite.language.filter.Filter;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Grabbers take an Interrupt that was just played: it still has its result, and then stays stacked
 * on the grabber, where it has no effect. They make it dearer to play another of its title.
 */
class GrabberTest {
    private static final String GRABBER = "Plain Grabber";
    private static final String TENTACLE = "Plain Tentacle";
    private static final String HINT = "Plain Hint";
    private static final String NEWS = "Plain News";
    private static final String VETO = "Plain Veto";

    private static final Filter OF_THE_SAME_TITLE =
            INTERRUPT.and(new Related(Relation.SAME_TITLE_AS, stackedOn(IT)));

    private static final List<Card> CARDS =
            List.of(
                    effect(GRABBER, DARK, "0_81")
                            .destiny(3)
                            .icons(Icon.GRABBER)
                            .says(
                                    deploysOnTable(),
                                    may(
                                            at(just(Event.BEING_PLAYED)
                                                            .by(Who.OPPONENT)
                                                            .to(INTERRUPT))
                                                    .once(Limit.Per.GAME)
                                                    .use(1)
                                                    .then(stackOnIt(THAT))),
                                    new Toll(
                                            Deed.PLAY,
                                            Who.EITHER,
                                            OF_THE_SAME_TITLE,
                                            ANYTHING,
                                            count(stackedOn(IT)),
                                            ALWAYS),
                                    automatically(
                                            at(just(Event.BEING_PLAYED).to(OF_THE_SAME_TITLE))
                                                    .then(stackOnIt(THAT)))),
                    effect(TENTACLE, DARK, "0_85")
                            .destiny(3)
                            .icons(Icon.GRABBER)
                            .says(
                                    deploysOnTable(),
                                    may(
                                            at(just(Event.BEING_PLAYED)
                                                            .by(Who.OPPONENT)
                                                            .to(INTERRUPT))
                                                    .once(Limit.Per.GAME)
                                                    .then(stackOnIt(THAT))),
                                    mayNot(Deed.PLAY_AGAIN, OF_THE_SAME_TITLE)),
                    drawing(HINT, "0_82"),
                    drawing(NEWS, "0_83"),
                    usedInterrupt(VETO, DARK, "0_84")
                            .destiny(3)
                            .says(
                                    used(
                                            at(just(Event.BEING_PLAYED).to(titled(HINT)))
                                                    .then(cancelIt()))));

    private static Card drawing(String title, String id) {
        return usedInterrupt(title, LIGHT, id)
                .destiny(3)
                .says(
                        used(
                                at(your(Phase.CONTROL))
                                        .then(
                                                new DrawCards(
                                                        Who.YOU, number(1), Pile.RESERVE_DECK))));
    }

    private static final CardPool POOL =
            CardPool.of(Stream.concat(AllCards.all().stream(), CARDS.stream()).toList());

    private static Position table() {
        return Scene.with(POOL)
                .at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .beside(DARK, GRABBER)
                .force(DARK, 3);
    }

    private static Scene grabbed(Position position) {
        var scene = position.turn(LIGHT, Phase.CONTROL).play(HINT);
        return scene.expectDecider(DARK).use(GRABBER);
    }

    @Test
    void theInterruptStillHasItsResultAndThenStaysOnTheGrabber() {
        var scene = grabbed(table().hand(LIGHT, HINT));
        scene.passResponses();

        assertThat(scene.hand(LIGHT)).hasSize(1).doesNotContain(HINT);
        assertThat(scene.cardsOn(GRABBER)).containsExactly(HINT);
        assertThat(scene.used(LIGHT)).isEmpty();
        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    void aCanceledInterruptStaysOnTheGrabberToo() {
        var scene = grabbed(table().hand(LIGHT, HINT).hand(DARK, VETO));
        scene.passUntil("play " + VETO).play(VETO).passResponses();

        assertThat(scene.hand(LIGHT)).isEmpty();
        assertThat(scene.cardsOn(GRABBER)).containsExactly(HINT);
    }

    @Test
    void anotherOfItsTitleCostsOneForceForEachCardThereAndIsStackedToo() {
        var scene = grabbed(table().hand(LIGHT, HINT, HINT, HINT).force(LIGHT, 3));
        scene.passResponses();

        scene.play(HINT).passResponses();
        assertThat(scene.used(LIGHT)).hasSize(1);
        assertThat(scene.cardsOn(GRABBER)).hasSize(2);

        scene.play(HINT).passResponses();
        assertThat(scene.used(LIGHT)).hasSize(3);
        assertThat(scene.cardsOn(GRABBER)).hasSize(3);
    }

    @Test
    void whoCannotPayMayNotPlayAnother() {
        var scene = grabbed(table().hand(LIGHT, HINT, HINT, NEWS));
        scene.passResponses();

        scene.mayNot("play " + HINT).offers("play " + NEWS);
    }

    @Test
    void itGrabsOncePerGame() {
        var scene = grabbed(table().hand(LIGHT, HINT, NEWS));
        scene.passResponses();

        scene.play(NEWS).passResponses();

        assertThat(scene.cardsOn(GRABBER)).containsExactly(HINT);
        assertThat(scene.used(LIGHT)).containsExactly(NEWS);
    }

    @Test
    void aGrabberCanMakeTheTitleUnique() {
        var scene =
                Scene.with(POOL)
                        .at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .beside(DARK, TENTACLE)
                        .hand(LIGHT, HINT, HINT, HINT, NEWS, NEWS)
                        .turn(LIGHT, Phase.CONTROL)
                        .play(HINT)
                        .expectDecider(DARK)
                        .use(TENTACLE)
                        .passResponses();

        scene.mayNot("play " + HINT);
        scene.play(NEWS).passResponses().offers("play " + NEWS);

        // in another turn one may be played again, and no second one
        scene.passUntil(DARK, Phase.CONTROL).passUntil(LIGHT, Phase.CONTROL);
        scene.play(HINT).passResponses().mayNot("play " + HINT);
    }
}
