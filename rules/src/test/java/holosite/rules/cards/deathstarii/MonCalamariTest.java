package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    void aStarCruiserElsewhereKeepsNobodyAway() {
        table().system(PLACE, LIGHT)
                .at("Hoth", "Independence")
                .at(PLACE, "Corellian Corvette")
                .hand(DARK, "Tyrant")
                .force(DARK, 20)
                .turn(DARK, Phase.DEPLOY)
                .deploy("Tyrant")
                .offers(PLACE);
    }

    @ParameterizedTest
    @CsvSource({"Mon Calamari, 2", "Hoth, 1"})
    void darkDrainsInFullOnlyWithAStarDestroyerThere(String where, double drain) {
        var scene =
                table().system(PLACE, LIGHT)
                        .at(PLACE, "TIE Scout")
                        .at(where, "Devastator")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forceDrain(PLACE, DARK)).isEqualTo(drain);
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

    @Test
    void aStarCruiserThatWasStolenCostsTheThiefNoLess() {
        var scene =
                table().system(PLACE, LIGHT)
                        .hand(DARK, "light Independence")
                        .stolen("Independence")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Independence", PLACE)).isEqualTo(9);
    }

    @Test
    void aStarDestroyerThatLightHasStolenIsNoneOfDarks() {
        String fighter = "Vader's Custom TIE";
        var scene =
                table().system(PLACE, LIGHT)
                        .at(PLACE, fighter, "Devastator")
                        .pilot(fighter, "Darth Maul")
                        .stolen("Devastator")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forceDrain(PLACE, DARK)).isEqualTo(1);
    }

    @Test
    void aStarCruiserThatWasStolenKeepsNobodyAway() {
        system("Corellian Corvette")
                .at(PLACE, "Independence")
                .stolen("Independence")
                .force(DARK, 20)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Tyrant");
    }

    @Test
    void aStarCruiserThatOccupiesNothingKeepsNobodyAway() {
        String fighter = "Vader's Custom TIE";
        system("Independence")
                .at(PLACE, fighter)
                .pilot(fighter, "Darth Maul")
                .force(DARK, 20)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Tyrant");
    }
}
