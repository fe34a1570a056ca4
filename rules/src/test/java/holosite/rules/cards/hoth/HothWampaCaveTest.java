package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Hoth: Wampa Cave (7th Marker). */
class HothWampaCaveTest {
    private static final String CAVE = "Hoth: Wampa Cave (7th Marker)";

    @Test
    void wampasDeployThereForFree() {
        var scene =
                table().site(CAVE, DARK)
                        .site(PLAINS, DARK)
                        .hand(DARK, "Wampa", "One-Arm", "Snowtrooper")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Wampa", CAVE)).isZero();
        assertThat(scene.deployCost("One-Arm", CAVE)).isZero();
        assertThat(scene.deployCost("Wampa", PLAINS)).isEqualTo(4);
        assertThat(scene.deployCost("Snowtrooper", CAVE)).isEqualTo(2);
    }
}
