package holosite.rules.cards.anewhope;

import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** What both hooks say: for one Force they grab, and one of that title is played a turn. */
abstract class HookCase extends GrabberCase {
    private final String trick;

    /**
     * @param control the Control of the other side
     * @param trick an Interrupt of their own side
     */
    HookCase(Side own, String grabber, String control, String trick) {
        super(own, grabber, 1, control);
        this.trick = trick;
    }

    private Scene grabbed() {
        var scene = hands().force(own, 1).turn(theirs, Phase.CONTROL).play("Plain Trick");
        return scene.passUntil("deploy " + grabber).deploy(grabber);
    }

    @Test
    void forOneForceItGrabsTheInterruptJustPlayed() {
        var scene = grabbed().passResponses();
        assertThat(scene.cardsOn(grabber)).containsExactly("Plain Trick");
        assertThat(scene.isIn(grabber, Zone.SIDE_OF_TABLE)).isTrue();
        assertThat(scene.forcePile(own)).isEmpty();
        assertThat(scene.used(theirs)).isEmpty();
        mayNotInThisPhase(
                hands().turn(theirs, Phase.CONTROL).play("Plain Trick"), "deploy " + grabber);
    }

    @Test
    void noMoreOfThatTitleArePlayedInThatTurnButOthersAre() {
        var scene = grabbed().passUntil(theirs);
        scene.mayNot("play Plain Trick#2").play("Plain Other");
        scene.passUntil(theirs).offers("play Plain Other#2");
        hands().turn(theirs, Phase.CONTROL).play("Plain Trick").passUntil("play Plain Trick#2");
    }

    @Test
    void inEachLaterTurnOneIsPlayed() {
        var scene =
                cards().beside(own, grabber)
                        .stacked(grabber, "Plain Trick")
                        .hand(theirs, "Plain Trick#2", "Plain Trick#3")
                        .turn(theirs, Phase.CONTROL);
        scene.play("Plain Trick#2");
        mayNotInThisPhase(scene, "play Plain Trick#3");
    }

    @Test
    void notInAnswerToItsOwnPlayer() {
        var scene =
                table().hand(own, grabber, trick)
                        .force(own, 6)
                        .turn(own, Phase.CONTROL)
                        .play(trick, 1);
        mayNotInThisPhase(scene, "deploy " + grabber);
    }
}
