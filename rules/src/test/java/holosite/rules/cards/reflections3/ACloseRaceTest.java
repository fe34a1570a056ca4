package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.forceLost;
import static holosite.rules.podrace.Race.racing;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** A Close Race. */
class ACloseRaceTest {
    @Test
    void aCloseRaceLimitsTheLossOfTheLightSide() {
        var scene =
                racing(27, 25)
                        .beside(LIGHT, "A Close Race")
                        .beside(DARK, "Watto's Box")
                        .turn(DARK, Phase.BATTLE);
        // 30 to 25: half of 5, rounded up
        scene.bothPass().expectPrompt(Prompt.Key.WHICH_FIRST);
        scene.option(2);
        assertThat(forceLost(LIGHT, scene)).isEqualTo(3);
    }

    @Test
    void aCloseRaceSuspendsWattosBoxForWhoHoldsThreeBattlegrounds() {
        var scene =
                racing(27, 1)
                        .beside(LIGHT, "A Close Race")
                        .beside(DARK, "Watto's Box")
                        .at("Tatooine: Mos Eisley", "Luke Skywalker")
                        .at("Tatooine: Cantina", "Han Solo")
                        .at("Tatooine: Docking Bay 94", "Leia Organa")
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.has("Watto's Box", Flag.SUSPENDED)).isTrue();
        scene.bothPass().option(2);
        assertThat(forceLost(LIGHT, scene)).isEqualTo(6);
    }

    @Test
    void threeAreOccupiedAndBattlegrounds() {
        var scene =
                racing(27, 1)
                        .beside(LIGHT, "A Close Race")
                        .beside(DARK, "Watto's Box")
                        .at("Tatooine: Mos Eisley", "Luke Skywalker")
                        .at("Tatooine: Cantina", "Han Solo")
                        .site("Tatooine: Docking Bay 94", DARK)
                        .at("Death Star: War Room", "Leia Organa")
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.has("Watto's Box", Flag.SUSPENDED)).isFalse();
    }
}
