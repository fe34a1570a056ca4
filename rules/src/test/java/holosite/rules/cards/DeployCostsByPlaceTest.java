package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Deploy costs that depend on the place and on who is there. */
class DeployCostsByPlaceTest {

    @Test
    void admiralOzzelHelpsAtSystemsOnly() {
        var scene =
                table().system("Hoth", DARK)
                        .locationOf("Hoth", "Asteroid Field", DARK)
                        .at("Asteroid Field", "Executor")
                        .passenger("Executor", "Admiral Ozzel")
                        .hand(DARK, "Devastator")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Devastator", "Asteroid Field")).isEqualTo(8);
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Lars' Moisture Farm, LIGHT, LIGHT, Luke Skywalker (1_19), -1",
        "Tatooine: Lars' Moisture Farm, LIGHT, LIGHT, Dutch, 0",
        "Tatooine: Obi-Wan's Hut, LIGHT, LIGHT, Obi-Wan Kenobi (1_21), -3",
        "Tatooine: Obi-Wan's Hut, LIGHT, LIGHT, Dutch, 0",
        "Hoth: Defensive Perimeter (3rd Marker), LIGHT, LIGHT, Echo Base Trooper, -1",
        "Hoth: Defensive Perimeter (3rd Marker), LIGHT, LIGHT, Dutch, 0",
        "Ralltiir, LIGHT, DARK, Devastator, -2",
        "Ralltiir, LIGHT, DARK, TIE Fighter, 0",
        "Ralltiir, LIGHT, LIGHT, Corellian Corvette, 0",
        "Dantooine, LIGHT, LIGHT, Corellian Corvette, -2",
        "Dantooine, LIGHT, DARK, Devastator, 0",
        "Dantooine, LIGHT, LIGHT, X-wing, -1",
        "Dantooine, LIGHT, DARK, TIE Fighter, 0",
        "Rendezvous Point, LIGHT, LIGHT, X-wing, -2",
        "Rendezvous Point, LIGHT, DARK, TIE Fighter, 0",
        "Mon Calamari, LIGHT, LIGHT, Home One, -1",
        "Mon Calamari, LIGHT, LIGHT, Corellian Corvette, 0",
        "Death Star II: Docking Bay, DARK, DARK, TIE Fighter, -1",
        "Death Star II: Docking Bay, DARK, LIGHT, X-wing, 0",
        "Tatooine: Mos Eisley, DARK, DARK, Darth Maul, -2",
        "Hoth: Ice Plains (5th Marker), DARK, DARK, Darth Maul, 0"
    })
    void aLocationChangesWhatACardCosts(
            String location, Side version, Side side, String card, double change) {
        var scene =
                table().location(location, version)
                        .location("Endor: Back Door")
                        .location("Hoth")
                        .hand(side, card)
                        .force(side, 12)
                        .turn(side, Phase.DEPLOY);
        double printed = scene.printed(Figure.DEPLOY_COST, card);
        String elsewhere = location.contains(":") ? "Endor: Back Door" : "Hoth";

        assertThat(scene.deployCost(card, location) - printed).isEqualTo(change);
        assertThat(scene.deployCost(card, elsewhere)).as("elsewhere").isEqualTo((int) printed);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Snowtrooper, Hoth: Ice Plains (5th Marker), Snowtrooper Officer, -1",
        "DARK, DS-61-2, Hoth: Ice Plains (5th Marker), Snowtrooper Officer, 0",
        "LIGHT, Echo Base Trooper, Hoth: Ice Plains (5th Marker), Echo Base Trooper Officer, -1",
        "LIGHT, Dutch, Hoth: Ice Plains (5th Marker), Echo Base Trooper Officer, 0",
        "DARK, Stormtrooper, Tatooine: Docking Bay 94, Darth Vader, -1",
        "DARK, Stormtrooper, Tatooine: Docking Bay 94, DS-61-2, 0",
        "LIGHT, Rebel Trooper, Tatooine: Docking Bay 94, Obi-Wan Kenobi (1_21), -1",
        "LIGHT, Rebel Trooper, Tatooine: Docking Bay 94, Dutch, 0",
        "DARK, Stormtrooper, Tatooine: Docking Bay 94, General Veers, -1",
        "LIGHT, Rebel Trooper, Tatooine: Docking Bay 94, Leia Organa, -1",
        "LIGHT, Rebel Trooper, Tatooine: Docking Bay 94, light Lando Calrissian, 0",
        "DARK, Stormtrooper, Tatooine: Docking Bay 94, Boba Fett (5_91), 0",
        "DARK, TIE Fighter, Tatooine, Tantive IV, 0",
        "DARK, TIE Fighter, Tatooine, Devastator, -1",
        "DARK, TIE Fighter, Tatooine, TIE Scout, 0",
        "LIGHT, Corellian Corvette, Tatooine, Executor with Admiral Ozzel, 0",
        "DARK, Devastator, Tatooine, Executor with Admiral Ozzel, -1"
    })
    void aCardCostsLessWhereAnotherIs(
            Side side, String card, String location, String other, double change) {
        var position =
                table().location(location)
                        .at(location, other.split(" with ")[0])
                        .location("Endor: Back Door")
                        .location("Hoth")
                        .hand(side, card)
                        .force(side, 12);
        if (other.contains(" with ")) {
            position.passenger(other.split(" with ")[0], other.split(" with ")[1]);
        }
        var scene = position.turn(side, Phase.DEPLOY);
        double printed = scene.printed(Figure.DEPLOY_COST, card);
        String elsewhere = location.contains(":") ? "Endor: Back Door" : "Hoth";

        assertThat(scene.deployCost(card, location) - printed).isEqualTo(change);
        assertThat(scene.deployCost(card, elsewhere)).as("elsewhere").isEqualTo((int) printed);
    }

    @Test
    void garindanHelpsImperialsToWhereAnAbleRebelIs() {
        for (String rebel : new String[] {"Obi-Wan Kenobi (1_21)", "Rebel Trooper"}) {
            var scene =
                    table().at(MOS_EISLEY, "Garindan", rebel)
                            .at(PLAINS, "Stormtrooper")
                            .hand(DARK, "DS-61-2")
                            .force(DARK, 9)
                            .turn(DARK, Phase.DEPLOY);
            int less = rebel.startsWith("Obi") ? 1 : 0;

            assertThat(scene.deployCost("DS-61-2", PLAINS)).isEqualTo(2);
            assertThat(scene.deployCost("DS-61-2", MOS_EISLEY)).isEqualTo(2 - less);
        }
    }

    @ParameterizedTest
    @CsvSource({"Sunsdown", "Nightfall"})
    void spiesComeFreeByNight(String night) {
        var scene =
                table().system("Tatooine", DARK)
                        .on("Tatooine", night)
                        .site(MOS_EISLEY, DARK)
                        .site(PLAINS, DARK)
                        .hand(DARK, "Garindan", "DS-61-2")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.deployCost("Garindan", MOS_EISLEY)).isZero();
        assertThat(scene.deployCost("Garindan", PLAINS)).isPositive();
        assertThat(scene.deployCost("DS-61-2", MOS_EISLEY)).isPositive();
    }

    @Test
    void lukeComesFreeAboardArtoosStarship() {
        String luke = "Luke Skywalker (1_19)";
        var scene =
                table().at("Tatooine", "Artoo-Detoo In Red 5", "Red 6")
                        .hand(LIGHT, luke, "Dutch", "Luke With Lightsaber")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost(luke, "Artoo-Detoo In Red 5")).isZero();
        assertThat(scene.deployCost(luke, "Red 6")).isPositive();
        assertThat(scene.deployCost("Dutch", "Artoo-Detoo In Red 5")).isEqualTo(2);
        assertThat(scene.deployCost("Luke With Lightsaber", "Artoo-Detoo In Red 5")).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Snowtrooper, Snowtrooper Officer, Devastator",
        "LIGHT, Echo Base Trooper, Echo Base Trooper Officer, Medium Transport"
    })
    void anOfficerHelpsOnlyAtTheSiteWhereHeIs(
            Side side, String card, String officer, String starship) {
        var scene =
                table().at(PLAINS, officer + "#1")
                        .at(PERIMETER, "Stormtrooper", "Rebel Trooper")
                        .at("Hoth", starship)
                        .passenger(starship, officer + "#2")
                        .hand(side, card)
                        .force(side, 12)
                        .turn(side, Phase.DEPLOY);
        int printed = (int) scene.printed(Figure.DEPLOY_COST, card);

        assertThat(scene.deployCost(card, PLAINS)).isEqualTo(printed - 1);
        assertThat(scene.deployCost(card, PERIMETER)).isEqualTo(printed);
        assertThat(scene.deployCost(card, "Hoth")).isEqualTo(printed);
    }

    @Test
    void aTieFighterCostsNoLessWithACapitalStarshipInASector() {
        var scene =
                table().system("Anoat", DARK)
                        .locationOf("Anoat", "Asteroid Field", DARK)
                        .at("Asteroid Field", "Devastator")
                        .hand(DARK, "TIE Fighter")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.deployCost("TIE Fighter", "Asteroid Field")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Rebel Trooper, Luke Skywalker, Corellian Corvette",
        "DARK, Stormtrooper, Darth Vader, Devastator"
    })
    void aTrooperComesFreeToTheSiteOfAnAbleCommanderButNotAboardHisStarship(
            Side side, String trooper, String commander, String starship) {
        var below = table().at(MOS_EISLEY, commander).hand(side, trooper).turn(side, Phase.DEPLOY);
        assertThat(below.deployCost(trooper, MOS_EISLEY)).isZero();
        var above =
                table().at("Tatooine", starship)
                        .passenger(starship, commander)
                        .hand(side, trooper)
                        .turn(side, Phase.DEPLOY);
        assertThat(above.deployCost(trooper, starship)).isEqualTo(1);
    }
}
