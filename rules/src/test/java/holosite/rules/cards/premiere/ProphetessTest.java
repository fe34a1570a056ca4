package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.state.Battle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Prophetess. */
class ProphetessTest {
    /** Dark begins a battle there and predicts, if asked. */
    private static Scene begun(Side initiator, String where, String ally, String enemy) {
        return table().at(CANTINA, ally, enemy)
                .at(where, "Prophetess")
                .lost(DARK, 3)
                .force(DARK, 9)
                .force(LIGHT, 9)
                .nextDestiny(DARK, 0, 0)
                .nextDestiny(LIGHT, 0, 0)
                .turn(initiator, Phase.BATTLE)
                .battleAt(CANTINA);
    }

    /** How many cards more Dark has in its Lost Pile afterwards, its forfeited cards aside. */
    private static int lostAfter(Scene scene, int prediction) {
        scene.passUntil("option 1").option(prediction);
        scene.finishBattle();
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        return scene.lost(DARK).size() - 3;
    }

    @ParameterizedTest
    @CsvSource({"1, -1", "2, 1"})
    void whoWinsAsPredictedRetrievesOneAtRandomAndElseLosesOne(int prediction, int more) {
        var scene = begun(DARK, CANTINA, "Darth Vader", "Rebel Trooper");
        assertThat(lostAfter(scene, prediction)).isEqualTo(more);
    }

    @Test
    void ofATieNobodyIsTheWinner() {
        for (int prediction = 1; prediction <= 2; prediction++) {
            // 1 and 2 against 3 in the Cantina, where aliens of the Dark Side are stronger
            var scene = begun(DARK, CANTINA, "Stormtrooper", "Luke Skywalker");
            scene.passUntil("option 1").option(prediction);
            assertThat(scene.totalPower(CANTINA, DARK)).isEqualTo(scene.totalPower(CANTINA, LIGHT));
            scene.finishBattle();
            scene.passUntil(Prompt.Key.PHASE_ACTION);
            assertThat(scene.lost(DARK)).hasSize(4);
        }
    }

    @Test
    void aDefeatForetoldBringsOneBack() {
        for (int prediction = 1; prediction <= 2; prediction++) {
            var scene = begun(DARK, CANTINA, "DS-61-2", "Obi-Wan Kenobi");
            int lost = lostAfter(scene, prediction);
            var other = begun(DARK, CANTINA, "DS-61-2", "Obi-Wan Kenobi");
            int mirrored = lostAfter(other, 3 - prediction);
            assertThat(lost - mirrored).isEqualTo(prediction == 1 ? 2 : -2);
        }
    }

    @Test
    void elsewhereOrWhenTheOpponentBeginsNothingIsPredicted() {
        for (var scene :
                List.of(
                        begun(DARK, MOS_EISLEY, "Darth Vader", "Rebel Trooper"),
                        begun(LIGHT, CANTINA, "Darth Vader", "Rebel Trooper"))) {
            while (scene.state().battle().segment().isBefore(Battle.Segment.POWER)) {
                scene.mayNot("option 2").answerDefault();
            }
        }
    }

    @Test
    void attritionBelowThreeDoesNotAffectHer() {
        var scene = table().at(CANTINA, "Prophetess").turn(DARK);
        assertThat(scene.immunity("Prophetess")).isEqualTo(3);
    }
}
