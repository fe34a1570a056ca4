package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Dagobah: Cave. */
class DagobahCaveTest {
    private static final String CAVE = "Dagobah: Cave";
    private static final String SWAMP = "Dagobah: Swamp";

    private static Position cave() {
        return table().site(CAVE, DARK).site(SWAMP, LIGHT).system("Dagobah", LIGHT);
    }

    @Test
    void lightPresenceCancelsTheDarkIcons() {
        assertThat(cave().turn(DARK).forceIcons(CAVE, DARK)).isEqualTo(2);
        assertThat(cave().at(SWAMP, "Rebel Trooper").turn(DARK).forceIcons(CAVE, DARK))
                .isEqualTo(2);
        assertThat(cave().at(CAVE, "Rebel Trooper").turn(DARK).forceIcons(CAVE, DARK)).isZero();
    }

    @Test
    void lightLosesOneInItsControlPhaseWhileYodaIsOnTableAndNotOnDagobah() {
        assertThat(lost(cave())).isZero();
        assertThat(lost(cave().at(SWAMP, "Yoda"))).isZero();
        assertThat(lost(cave().at(CANTINA, "Yoda"))).isEqualTo(1);
        assertThat(lost(cave().at(CANTINA, "Yoda").at(SWAMP, "Son Of Skywalker"))).isEqualTo(1);
        assertThat(
                        lost(
                                cave().at("Dagobah", "Corellian Corvette")
                                        .aboard("Corellian Corvette", "Yoda")))
                .isEqualTo(1);
    }

    private static int lost(Position position) {
        var scene = position.turn(LIGHT);
        scene.passUntil(LIGHT, Phase.DEPLOY);
        return scene.lost(LIGHT).size();
    }

    @Test
    void inTheControlPhaseOfTheDarkSideNothingIsLost() {
        var scene = cave().at(CANTINA, "Yoda").turn(DARK);
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT)).isEmpty();
        assertThat(scene.lost(DARK)).isEmpty();
    }
}
