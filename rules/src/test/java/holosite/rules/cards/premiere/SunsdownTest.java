package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sunsdown, and Nightfall, which says the same. */
class SunsdownTest {
    @ParameterizedTest
    @ValueSource(strings = {"Sunsdown", "Nightfall"})
    void bothSidesAddADestinyToPowerInBattlesAtTheSitesOfThePlanet(String effect) {
        var scene =
                table().system("Tatooine", DARK)
                        .on("Tatooine", effect)
                        .locationOf("Tatooine", "Clouds", LIGHT)
                        .at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .site("Yavin 4: Docking Bay", DARK)
                        .turn(DARK, Phase.BATTLE);
        for (var side : new Side[] {DARK, LIGHT}) {
            assertThat(scene.figureAt(Figure.POWER_DESTINIES, CANTINA, side)).isEqualTo(1);
            assertThat(scene.figureAt(Figure.POWER_DESTINIES, "Yavin 4: Docking Bay", side))
                    .isZero();
            assertThat(scene.figureAt(Figure.POWER_DESTINIES, "Tatooine", side)).isZero();
            assertThat(scene.figureAt(Figure.POWER_DESTINIES, "Clouds", side)).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Sunsdown", "Nightfall"})
    void spiesDeployForFreeWhereItIsNight(String effect) {
        var scene =
                table().system("Tatooine", DARK)
                        .on("Tatooine", effect)
                        .site(CANTINA, DARK)
                        .site("Yavin 4: Docking Bay", DARK)
                        .hand(DARK, "Garindan", "Stormtrooper")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Garindan", CANTINA)).isZero();
        assertThat(scene.deployCost("Garindan", "Yavin 4: Docking Bay")).isEqualTo(2);
        assertThat(scene.deployCost("Stormtrooper", CANTINA)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"DARK, Sunsdown", "LIGHT, Nightfall"})
    void itDeploysOnAPlanetSystem(Side side, String effect) {
        var scene =
                table().system("Tatooine", DARK)
                        .system("Death Star", DARK)
                        .site(CANTINA, DARK)
                        .hand(side, effect)
                        .turn(side, Phase.DEPLOY);
        scene.deploy(effect).passResponses();
        assertThat(scene.hostOf(effect)).isEqualTo("Tatooine");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Sunsdown", "Nightfall"})
    void itIsNightAtTheSitesButNotInSpaceNorInTheClouds(String effect) {
        for (String place : new String[] {MOS_EISLEY, "Tatooine", "Clouds"}) {
            var scene =
                    table().system("Tatooine", DARK)
                            .on("Tatooine", effect)
                            .locationOf("Tatooine", "Clouds", LIGHT)
                            .at(place, "Millennium Falcon")
                            .passenger("Millennium Falcon", "Arcona")
                            .turn(LIGHT, Phase.CONTROL);
            assertThat(scene.power("Arcona")).isEqualTo(place.equals(MOS_EISLEY) ? 2 : 1);
        }
    }
}
