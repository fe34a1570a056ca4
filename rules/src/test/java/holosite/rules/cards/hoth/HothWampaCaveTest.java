package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.DARK_BEAST;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
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

    @Test
    void otherCreaturesPayTheirPriceThere() {
        var scene = table().site(CAVE, DARK).hand(DARK, DARK_BEAST).turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost(DARK_BEAST, CAVE))
                .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, DARK_BEAST))
                .isPositive();
    }

    @Test
    void lightDrainsForOneLessWhileMainPowerGeneratorsAreOnTheTable() {
        var without = table().site(CAVE, DARK).at(CAVE, "Luke Skywalker").turn(LIGHT);
        double drain = without.forceDrain(CAVE, LIGHT);
        double dark = without.forceDrain(CAVE, DARK);
        var with = table().site(CAVE, DARK).at(CAVE, "Luke Skywalker").site(GENERATORS);
        var scene = with.turn(LIGHT);
        assertThat(drain).isPositive();
        assertThat(scene.forceDrain(CAVE, LIGHT)).isEqualTo(drain - 1);
        assertThat(scene.forceDrain(CAVE, DARK)).isEqualTo(dark);
    }
}
