package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.language.words.Modifiers;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Thank The Maker. */
class ThankTheMakerTest {
    private static final String THANKS = "Thank The Maker";

    /** A text that makes a drain at Mos Eisley so much. */
    private static Card drain(int force) {
        return Kinds.effect("Plain Drain", DARK, "0_1")
                .destiny(1)
                .says(
                        Abilities.deploysOnTable(),
                        Abilities.always(
                                Modifiers.set(
                                        Figure.FORCE_DRAIN, force, Filters.titled(MOS_EISLEY))));
    }

    /** After Dark has drained for so much in its control phase. */
    private static Scene drained(int force, String droid, int left) {
        var scene =
                tableWith(drain(force))
                        .site(MOS_EISLEY, LIGHT)
                        .at(MOS_EISLEY, "Darth Vader")
                        .beside(DARK, "Plain Drain")
                        .at(FARM, droid)
                        .hand(LIGHT, THANKS)
                        .force(LIGHT, left)
                        .lost(LIGHT, 3)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(MOS_EISLEY);
        while (scene.lost(LIGHT).size() < 3 + force) {
            if (scene.isOffered("Reserve Deck")) {
                scene.lose("Reserve Deck");
            } else {
                scene.pass();
            }
        }
        return scene;
    }

    private static boolean offered(Scene scene) {
        boolean found = false;
        while (scene.phase() == Phase.CONTROL) {
            found |= scene.isOffered("play " + THANKS);
            scene.answerDefault();
        }
        return found;
    }

    @Test
    void whoWasDrainedOfFiveRetrievesAsManyAsDestiny() {
        var scene = drained(5, "R2-X2", 2).passUntil("play " + THANKS);
        scene.nextDestiny(LIGHT, 2);
        scene.play(THANKS).passUntil(LIGHT, Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(LIGHT)).hasSize(8 - 2 + 1).contains(THANKS);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "5, R2-X2, 1, true",
        "4, R2-X2, 1, false",
        "5, Rebel Trooper, 1, false",
        "5, R4-M9, 1, false",
        "5, R2-X2, 0, false"
    })
    void onlyThenWithADroidAndOneForce(int force, String droid, int left, boolean played) {
        assertThat(offered(drained(force, droid, left))).isEqualTo(played);
    }

    @Test
    void laterInTheTurnItIsTooLate() {
        var scene = drained(5, "R2-X2", 2).passUntil(DARK, Phase.DEPLOY);
        while (scene.phase() == Phase.DEPLOY) {
            scene.mayNot("play " + THANKS).answerDefault();
        }
    }

    @Test
    void whatTheOpponentLostDoesNotCount() {
        var scene =
                table().at(MOS_EISLEY, "Luke Skywalker", "R2-X2")
                        .hand(LIGHT, THANKS)
                        .force(LIGHT, 2)
                        .lost(LIGHT, 3)
                        .turn(DARK, Phase.CONTROL);
        assertThat(offered(scene)).isFalse();
    }
}
