package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counter Assault, and Surprise Assault, which says the same. */
class CounterAssaultTest {

    private static Scene assaulted(int... destinies) {
        var scene =
                table().at(BAY, "Luke Skywalker", "Rebel Trooper")
                        .hand(DARK, "Counter Assault")
                        .force(DARK, 1)
                        .nextDestiny(DARK, destinies)
                        .turn(LIGHT, Phase.CONTROL);
        scene.drainAt(BAY).play("Counter Assault").passResponses();
        return scene;
    }

    @Test
    void aHigherTotalMakesTheOpponentLoseTheDifferenceInsteadOfTheDrain() {
        // power 3 and 1 against two destinies
        var scene = assaulted(4, 3);
        scene.answerDefaults(() -> scene.lost(LIGHT).size() < 3);
        assertThat(scene.lost(LIGHT)).hasSize(3);
        assertThat(scene.lost(DARK)).containsExactly("Counter Assault");
    }

    @Test
    void aLowerTotalCostsItsPlayerTheDifference() {
        var scene = assaulted(1, 1);
        scene.answerDefaults(() -> scene.lost(DARK).size() < 3);
        assertThat(scene.lost(DARK)).hasSize(3);
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    void itAnswersTheOpponentsDrainOnly() {
        table().at(BAY, "Stormtrooper")
                .hand(DARK, "Counter Assault")
                .force(DARK, 1)
                .turn(DARK, Phase.CONTROL)
                .drainAt(BAY)
                .mayNot("play Counter Assault");
    }

    /** Another weapon there, a droid of his own, one of the opponent's elsewhere: none counts. */
    @ParameterizedTest
    @CsvSource({
        "DARK, Counter Assault, Rebel Trooper, Atgar Laser Cannon, R4-M9",
        "LIGHT, Surprise Assault, Stormtrooper, E-web Blaster, R2-X2"
    })
    void oneDestinyIsDrawnForEachOfTheOpponentsCardsPresent(
            Side side, String card, String trooper, String gun, String droid) {
        Side other = side.opposite();
        var scene =
                table().site(BAY, DARK)
                        .at(BAY, trooper + "#1", trooper + "#2", gun, droid)
                        .at(MOS_EISLEY, trooper + "#3")
                        .hand(side, card)
                        .force(side, 1)
                        .nextDestiny(side, 1, 1, 6)
                        .turn(other, Phase.CONTROL);
        assertThat(scene.totalPower(BAY, other)).isEqualTo(2);
        scene.drainAt(BAY).play(card).passResponses();
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(other)).isEmpty();
        assertThat(scene.lost(side)).containsExactly(card);
    }

    /** What is lost between the draws changes neither their number nor the power compared. */
    @Test
    void powerAndNumberOfDestiniesAreFixedBeforeTheFirstOne() {
        String droid = "EG-4 (Eegee-Four)";
        var scene =
                table().at(BAY, "Luke Skywalker", droid)
                        .on(droid, "Program Trap")
                        .hand(DARK, "Counter Assault")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 2, 6)
                        .turn(LIGHT, Phase.CONTROL);
        int power = (int) scene.totalPower(BAY, LIGHT);
        scene.drainAt(BAY).play("Counter Assault");
        scene.passUntil(LIGHT, Prompt.Key.PHASE_ACTION);
        assertThat(scene.isOnTable("Luke Skywalker")).isFalse();
        assertThat(scene.lost(LIGHT)).hasSize(2 + (2 + 6 - power));
    }
}
