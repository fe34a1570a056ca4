package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What several sites and systems do alike to battles there and to who may come. */
class SitesTest {

    @ParameterizedTest
    @CsvSource({"Endor: Dense Forest", "Endor: Ewok Village"})
    void noVehicleDeploysThere(String site) {
        var scene =
                table().site(site, DARK)
                        .site(PLAINS, DARK)
                        .at(site, "Rebel Trooper#1")
                        .at(PLAINS, "Rebel Trooper#2")
                        .hand(LIGHT, "Snowspeeder")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Snowspeeder").passResponses();

        assertThat(scene.locationOf("Snowspeeder")).isEqualTo(PLAINS);
    }

    @ParameterizedTest
    @CsvSource({
        "Endor: Dense Forest, false",
        "Endor: Ewok Village, false",
        "Endor: Back Door, true"
    })
    void noStarshipLandsThere(String site, boolean lands) {
        var scene =
                table().system("Endor", DARK)
                        .site(site, DARK)
                        .at("Endor", "X-wing")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);

        assertThat(scene.isOffered("land X-wing")).isEqualTo(lands);
    }

    @ParameterizedTest
    @CsvSource({
        "Yavin 4: Massassi War Room, LIGHT, DARK",
        "Hoth: Echo Command Center (War Room), LIGHT, DARK",
        "Endor: Bunker, LIGHT, LIGHT"
    })
    void whoBeginsABattleThereAddsABattleDestiny(String site, Side version, Side player) {
        for (Side first : Side.values()) {
            var scene =
                    table().site(site, version)
                            .at(site, "Darth Vader", "Obi-Wan Kenobi (1_21)")
                            .force(first, 1)
                            .turn(first, Phase.BATTLE);
            scene.battleAt(site);

            assertThat(battleDestinies(scene, player)).isEqualTo(first == player ? 2 : 1);
        }
    }

    @ParameterizedTest
    @CsvSource({"Home One, Tatooine", "Corellian Corvette, Mon Calamari"})
    void aStarCruiserKeepsStarDestroyersFromMonCalamari(String starship, String place) {
        String destroyer = "Imperial-Class Star Destroyer";
        var scene =
                table().system("Mon Calamari", LIGHT)
                        .system("Tatooine", DARK)
                        .at("Mon Calamari", starship)
                        .hand(DARK, destroyer)
                        .force(DARK, 12)
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy(destroyer);
        if (place.equals("Mon Calamari")) {
            scene.choose(place);
        }

        assertThat(scene.passResponses().locationOf(destroyer)).isEqualTo(place);
    }

    @ParameterizedTest
    @CsvSource({"POWER", "MANEUVER", "LANDSPEED"})
    void aVehicleDroidHelpsTheVehicleItRidesIn(Figure figure) {
        String droid = "R4-E1 (Arfour-Eeone)";
        var with =
                table().at(PLAINS, "Snowspeeder")
                        .pilot("Snowspeeder", "Dutch")
                        .passenger("Snowspeeder", droid)
                        .turn(LIGHT, Phase.CONTROL);
        var without =
                table().at(PLAINS, "Snowspeeder")
                        .pilot("Snowspeeder", "Dutch")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(with.figure(figure, "Snowspeeder"))
                .isEqualTo(without.figure(figure, "Snowspeeder") + 1);
    }

    @Test
    void aVehicleDroidOfTheDarkSideHelpsAScout() {
        String scout = "Blizzard Scout 1";
        var with =
                table().at(PLAINS, scout)
                        .passenger(scout, "R4-M9 (Arfour-Emmnine)")
                        .turn(DARK, Phase.CONTROL);
        var without = table().at(PLAINS, scout).turn(DARK, Phase.CONTROL);

        assertThat(with.power(scout)).isEqualTo(without.power(scout) + 1);
        assertThat(with.landspeed(scout)).isEqualTo(without.landspeed(scout) + 1);
    }
}
