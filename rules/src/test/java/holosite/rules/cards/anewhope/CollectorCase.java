package holosite.rules.cards.anewhope;

import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** What both of them say: for three Force they grab, and all of that title follow and cost. */
abstract class CollectorCase extends GrabberCase {
    private final String trick;

    /**
     * @param control the Control of the other side
     * @param trick an Interrupt of the other side
     */
    CollectorCase(Side own, String grabber, String control, String trick) {
        super(own, grabber, 3, control);
        this.trick = trick;
    }

    @Test
    void forThreeForceItGrabsTheInterruptJustPlayed() {
        var scene = hands().force(own, 3).turn(theirs, Phase.CONTROL).play("Plain Trick");
        scene.passUntil("deploy " + grabber).deploy(grabber).passResponses();
        assertThat(scene.cardsOn(grabber)).containsExactly("Plain Trick");
        assertThat(scene.isIn(grabber, Zone.SIDE_OF_TABLE)).isTrue();
        assertThat(scene.forcePile(own)).isEmpty();
        mayNotInThisPhase(
                hands().force(own, 2).turn(theirs, Phase.CONTROL).play("Plain Trick"),
                "deploy " + grabber);
    }

    private Position grabbed() {
        return cards().beside(own, grabber)
                .stacked(grabber, "Plain Trick", "Plain Trick#2")
                .hand(theirs, "Plain Trick#3", "Plain Other");
    }

    @Test
    void anotherOneIsStackedAsWellAndUsesOneForceForEach() {
        var scene = grabbed().turn(theirs, Phase.CONTROL).play("Plain Trick#3").passResponses();
        assertThat(scene.cardsOn(grabber))
                .containsExactlyInAnyOrder("Plain Trick", "Plain Trick#2", "Plain Trick#3");
        assertThat(scene.forcePile(theirs)).hasSize(9 - 3);
        var poor =
                table().hand(theirs, trick)
                        .beside(own, grabber)
                        .stacked(grabber, trick + "#2", trick + "#3");
        poor.force(theirs, 2).turn(theirs, Phase.CONTROL).mayNot("play " + trick + ", text 1");
    }

    /** Playing it is what brings it there, not its result. */
    @Test
    void canceledItIsStackedAllTheSame() {
        var scene =
                grabbed().hand(own, "Plain Veto").turn(theirs, Phase.CONTROL).play("Plain Trick#3");
        scene.passUntil("play Plain Veto").play("Plain Veto").passResponses();
        assertThat(scene.cardsOn(grabber))
                .containsExactlyInAnyOrder("Plain Trick", "Plain Trick#2", "Plain Trick#3");
        assertThat(scene.lost(theirs)).isEmpty();
        var other =
                grabbed().hand(own, "Plain Veto").turn(theirs, Phase.CONTROL).play("Plain Other");
        other.passUntil("play Plain Veto").play("Plain Veto").passResponses();
        assertThat(other.cardsOn(grabber)).hasSize(2);
        assertThat(other.lost(theirs)).containsExactly("Plain Other");
    }

    @Test
    void otherInterruptsAreAsTheyWere() {
        var scene = grabbed().turn(theirs, Phase.CONTROL).play("Plain Other").passResponses();
        assertThat(scene.forcePile(theirs)).hasSize(9);
        assertThat(scene.used(theirs)).containsExactly("Plain Other");
        assertThat(scene.cardsOn(grabber)).hasSize(2);
    }
}
