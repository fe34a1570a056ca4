package holosite.rules.cards.hoth;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tauntaun Handler. */
class TauntaunHandlerTest {
    private static Scene riding(String mount) {
        return table().at(PLAINS, mount, "Tauntaun", "Stormtrooper")
                .passenger(mount, "Tauntaun Handler")
                .force(LIGHT, 1)
                .nextDestiny(LIGHT, 4)
                .turn(LIGHT, Phase.BATTLE);
    }

    @ParameterizedTest
    @CsvSource({"Tauntaun#2, 2, true", "Rogue Bantha, 2, false", "Snowspeeder, 0, false"})
    void heRidesWell(String mount, int more, boolean draws) {
        var scene = riding(mount);
        assertThat(scene.power(mount)).isEqualTo(scene.printed(Figure.POWER, mount) + more);
        assertThat(scene.power("Tauntaun")).isEqualTo(1);
        scene.battleAt(PLAINS).passWeapons();
        if (draws) {
            scene.yes();
            assertThat(scene.battleDestiny(LIGHT)).isEqualTo(4);
        } else {
            assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.DRAW_BATTLE_DESTINY);
        }
    }
}
