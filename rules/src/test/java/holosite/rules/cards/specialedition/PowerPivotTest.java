package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;

/** Power Pivot. */
class PowerPivotTest {
    @Test
    @Claim("power-pivot#1")
    void powerPivotTakesAllPowerForOneBattle() {
        var scene =
                table().at("Tatooine", "X-wing", "Devastator")
                        .on("X-wing", "Proton Torpedoes")
                        .hand(LIGHT, "Power Pivot")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine").play("Power Pivot");
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.LOSE_FORCE_FROM);
        scene.passResponses();
        assertThat(scene.power("Devastator")).isZero();
        scene.finishBattle();
        assertThat(scene.power("Devastator")).isEqualTo(9);
    }
}
