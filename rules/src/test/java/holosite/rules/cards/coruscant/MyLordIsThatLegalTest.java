package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.senate;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** My Lord, Is That Legal?. */
class MyLordIsThatLegalTest {
    @Test
    void creaturesAreLostInTheSenateOfAnObjective() {
        for (boolean objective : new boolean[] {true, false}) {
            var table = senate().at(SENATE, "Scurrier");
            if (objective) {
                table.beside(DARK, "My Lord, Is That Legal?");
            }
            var scene = table.turn(DARK, Phase.CONTROL);

            assertThat(scene.lost(LIGHT).contains("Scurrier")).isEqualTo(objective);
        }
    }
}
