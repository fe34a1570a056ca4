package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Mon Calamari. */
class MonCalamariTest {
    private static final String PLACE = "Mon Calamari";

    private static Position system(String ship) {
        return table().system(PLACE, LIGHT).at(PLACE, ship).hand(DARK, "Tyrant", "Executor");
    }

    @Test
    void noStarDestroyerDeploysWhereLightHasAStarCruiser() {
        var scene =
                system("Independence")
                        .hand(DARK, "TIE Fighter")
                        .force(DARK, 20)
                        .turn(DARK, Phase.DEPLOY);
        scene.mayNot("deploy Tyrant").offers("deploy TIE Fighter");
    }

    @Test
    void theyDoWhereItHasAnotherShip() {
        system("Corellian Corvette")
                .force(DARK, 20)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Tyrant");
    }

    @Test
    void starCruisersCostOneLessThere() {
        var scene =
                table().system(PLACE, LIGHT)
                        .system("Hoth", LIGHT)
                        .hand(LIGHT, "Independence", "Corellian Corvette")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Independence", PLACE)).isEqualTo(8);
        assertThat(scene.deployCost("Independence", "Hoth")).isEqualTo(9);
        assertThat(scene.deployCost("Corellian Corvette", PLACE))
                .isEqualTo(scene.deployCost("Corellian Corvette", "Hoth"));
    }
}
