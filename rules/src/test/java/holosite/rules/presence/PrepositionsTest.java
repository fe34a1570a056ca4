package holosite.rules.presence;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.ABOARD;
import static holosite.language.filter.Relation.AT;
import static holosite.language.filter.Relation.AT_SAME_PLANET_AS;
import static holosite.language.filter.Relation.ON_SAME_PLANET_AS;
import static holosite.language.filter.Relation.PRESENT_AT;
import static holosite.language.filter.Relation.RELATED_TO;
import static holosite.language.words.Filters.of;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.catalog.Fits.fits;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** At, on and aboard. */
class PrepositionsTest {
    private static final String TARKIN = "Grand Moff Tarkin";

    @Test
    @Claim({"prepositions#2", "prepositions#4", "prepositions#5", "prepositions#7"})
    void whoIsPresentAtASiteIsOnThePlanetAndAtIt() {
        for (String site :
                new String[] {
                    "Hoth: Echo Command Center (War Room)", "Hoth: Wampa Cave (7th Marker)"
                }) {
            var scene =
                    table().system("Hoth", DARK)
                            .system("Tatooine", DARK)
                            .at(site, "Luke Skywalker")
                            .turn(LIGHT, Phase.CONTROL);

            assertThat(is(scene, "Luke Skywalker", ON_SAME_PLANET_AS, "Hoth")).isTrue();
            assertThat(is(scene, "Luke Skywalker", AT_SAME_PLANET_AS, "Hoth")).isTrue();
            assertThat(is(scene, "Luke Skywalker", ON_SAME_PLANET_AS, "Tatooine")).isFalse();
            assertThat(is(scene, "Luke Skywalker", AT_SAME_PLANET_AS, "Tatooine")).isFalse();
        }
    }

    @Test
    @Claim({"prepositions#2", "prepositions#3", "prepositions#6"})
    void inACockpitAtASiteOrInACloudOneIsOnThePlanetToo() {
        var scene =
                table().system("Hoth", DARK)
                        .locationOf("Hoth", "Clouds", LIGHT)
                        .at("Clouds", "Red 5")
                        .pilot("Red 5", "Wedge Antilles")
                        .at(PLAINS, "Rogue 1")
                        .pilot("Rogue 1", "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(is(scene, "Luke Skywalker", ON_SAME_PLANET_AS, "Hoth")).isTrue();
        assertThat(is(scene, "Red 5", ON_SAME_PLANET_AS, "Hoth")).isTrue();
        assertThat(is(scene, "Wedge Antilles", ON_SAME_PLANET_AS, "Hoth")).isTrue();
    }

    @Test
    @Claim({"prepositions#2", "prepositions#3", "prepositions#7"})
    void inASectorInsideTheSecondDeathStarOneIsOnIt() {
        String station = "Death Star II";
        var scene =
                table().system(station, DARK)
                        .at(station, "X-wing")
                        .at("Death Star II: Coolant Shaft", "Red 5")
                        .pilot("Red 5", "Wedge Antilles")
                        .turn(LIGHT, Phase.CONTROL);

        for (String card : new String[] {"Red 5", "Wedge Antilles"}) {
            assertThat(is(scene, card, ON_SAME_PLANET_AS, station)).as(card).isTrue();
            assertThat(is(scene, card, AT_SAME_PLANET_AS, station)).as(card).isTrue();
        }
        assertThat(is(scene, "X-wing", ON_SAME_PLANET_AS, station)).isFalse();
        assertThat(is(scene, "X-wing", AT_SAME_PLANET_AS, station)).isTrue();
    }

    @Test
    @Claim({"prepositions#8", "prepositions#9", "planet#2"})
    void inAShipAtTheSystemOneIsAtThePlanetButNotOnIt() {
        var scene =
                table().at("Hoth", "Red 5", "Devastator")
                        .pilot("Red 5", "Luke Skywalker")
                        .cargo("Devastator", "Black 2")
                        .pilot("Black 2", "DS-61-2")
                        .turn(LIGHT, Phase.CONTROL);

        for (String card : new String[] {"Luke Skywalker", "Red 5", "Black 2", "DS-61-2"}) {
            assertThat(is(scene, card, AT_SAME_PLANET_AS, "Hoth")).as(card).isTrue();
            assertThat(is(scene, card, ON_SAME_PLANET_AS, "Hoth")).as(card).isFalse();
        }
    }

    @Test
    @Claim({
        "prepositions#1",
        "prepositions#10",
        "prepositions#11",
        "prepositions#12",
        "prepositions#13"
    })
    void atASiteInsideAShipOneIsAboardItAndNotAtThePlanet() {
        var scene =
                table().at("Hoth", "Home One", "Devastator")
                        .site("Home One: Docking Bay", LIGHT)
                        .at("Home One: Docking Bay", "Luke Skywalker")
                        .cargo("Home One", "Red 5")
                        .pilot("Red 5", "Wedge Antilles")
                        .pilot("Home One", "Han Solo")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(is(scene, "Luke Skywalker", AT, "Home One: Docking Bay")).isTrue();
        assertThat(is(scene, "Luke Skywalker", ABOARD, "Home One")).isTrue();
        assertThat(is(scene, "Luke Skywalker", ABOARD, "Devastator")).isFalse();
        assertThat(is(scene, "Luke Skywalker", AT, "Hoth")).isFalse();
        assertThat(is(scene, "Luke Skywalker", AT_SAME_PLANET_AS, "Hoth")).isFalse();
        assertThat(is(scene, "Han Solo", ABOARD, "Home One")).isTrue();
        assertThat(is(scene, "Red 5", ABOARD, "Home One")).isTrue();
        assertThat(is(scene, "Wedge Antilles", ABOARD, "Home One")).isTrue();
        assertThat(is(scene, "Han Solo", AT_SAME_PLANET_AS, "Hoth")).isTrue();
        assertThat(is(scene, "Home One", ABOARD, "Home One")).isFalse();
    }

    @Test
    @Claim({"prepositions#14", "prepositions#15"})
    void theDeathStarInOrbitIsAtThePlanetAndWhoIsAtItsSitesIsNot() {
        var scene =
                table().system("Alderaan")
                        .system("Death Star")
                        .counter("Death Star", 2)
                        .aimed("Death Star", "Alderaan")
                        .at("Death Star: War Room", TARKIN)
                        .turn(DARK, Phase.CONTROL);
        var deepSpace =
                table().system("Alderaan")
                        .system("Death Star")
                        .counter("Death Star", 2)
                        .turn(DARK, Phase.CONTROL);

        assertThat(is(scene, "Death Star", AT_SAME_PLANET_AS, "Alderaan")).isTrue();
        assertThat(is(scene, TARKIN, AT_SAME_PLANET_AS, "Alderaan")).isFalse();
        assertThat(is(deepSpace, "Death Star", AT_SAME_PLANET_AS, "Alderaan")).isFalse();
    }

    @Test
    @Claim({"planet#1", "planet#3", "planet#4", "asteroid-sectors#2"})
    void aPlanetIsItsSystemItsSitesAndItsCloudsButNotTheAsteroidsBesideIt() {
        var scene =
                table().system("Hoth", DARK)
                        .site(PLAINS, DARK)
                        .locationOf("Hoth", "Clouds", LIGHT)
                        .locationOf("Hoth", "Asteroid Field", DARK)
                        .at("Asteroid Field", "TIE Fighter")
                        .turn(DARK, Phase.CONTROL);

        assertThat(fits(scene, "Hoth", of("Hoth"))).isTrue();
        assertThat(fits(scene, PLAINS, of("Hoth"))).isTrue();
        assertThat(fits(scene, "Clouds", of("Hoth"))).isTrue();
        assertThat(fits(scene, "Asteroid Field", of("Hoth"))).isFalse();
        assertThat(is(scene, "Asteroid Field", RELATED_TO, "Hoth")).isTrue();
        assertThat(is(scene, "Asteroid Field", RELATED_TO, PLAINS)).isFalse();
        assertThat(is(scene, "TIE Fighter", AT_SAME_PLANET_AS, "Hoth")).isFalse();
        assertThat(is(scene, "TIE Fighter", ON_SAME_PLANET_AS, "Hoth")).isFalse();
    }

    @Test
    @Claim({"prepositions#2", "prepositions#7", "present#4"})
    void whatIsMountedOnAShipIsPresentWhereTheShipIs() {
        var scene =
                table().at("Hoth", "Devastator")
                        .on("Devastator", "Turbolaser Battery")
                        .at(PLAINS, "Blizzard 1")
                        .on("Blizzard 1", "AT-AT Cannon")
                        .pilot("Blizzard 1", "General Veers")
                        .on("General Veers", "Comlink")
                        .turn(DARK, Phase.CONTROL);

        assertThat(is(scene, "Turbolaser Battery", PRESENT_AT, "Hoth")).isTrue();
        assertThat(is(scene, "Turbolaser Battery", AT_SAME_PLANET_AS, "Hoth")).isTrue();
        assertThat(is(scene, "Turbolaser Battery", ON_SAME_PLANET_AS, "Hoth")).isFalse();
        assertThat(is(scene, "AT-AT Cannon", PRESENT_AT, PLAINS)).isTrue();
        assertThat(is(scene, "AT-AT Cannon", ON_SAME_PLANET_AS, "Hoth")).isTrue();
        assertThat(is(scene, "Comlink", PRESENT_AT, PLAINS)).isFalse();
        assertThat(is(scene, "Comlink", PRESENT_AT, "Blizzard 1")).isTrue();
        assertThat(is(scene, "Comlink", ON_SAME_PLANET_AS, "Hoth")).isTrue();
    }

    @Test
    @Claim({"prepositions#10", "prepositions#12", "prepositions#13"})
    void aBayOfAClassOfShipsIsPartOfTheOneShipItWasDeployedTo() {
        String bay = "Star Destroyer: Launch Bay";
        var scene =
                table().at("Hoth", "Devastator", "Tyrant")
                        .site(bay, DARK)
                        .aimed(bay, "Devastator")
                        .at(bay, "Darth Vader")
                        .turn(DARK, Phase.CONTROL);

        assertThat(is(scene, "Darth Vader", ABOARD, "Devastator")).isTrue();
        assertThat(is(scene, "Darth Vader", ABOARD, "Tyrant")).isFalse();
        assertThat(is(scene, "Darth Vader", AT_SAME_PLANET_AS, "Hoth")).isFalse();
    }

    @Test
    @Claim({"prepositions#3", "prepositions#8", "prepositions#11"})
    void aCaptiveAndWhatLiesInAHoldGoWhereTheShipIs() {
        var scene =
                table().at("Tatooine: Docking Bay 94", "Punishing One")
                        .pilot("Punishing One", "Dengar")
                        .captive("Dengar", "Leia Organa")
                        .system("Tatooine", DARK)
                        .at("Hoth", "Independence")
                        .cargo("Independence", "Rogue 1")
                        .pilot("Rogue 1", "Luke Skywalker")
                        .turn(DARK, Phase.CONTROL);

        for (String card : new String[] {"Punishing One", "Dengar", "Leia Organa"}) {
            assertThat(is(scene, card, ON_SAME_PLANET_AS, "Tatooine")).as(card).isTrue();
        }
        assertThat(is(scene, "Leia Organa", ABOARD, "Punishing One")).isTrue();
        assertThat(is(scene, "Luke Skywalker", ABOARD, "Independence")).isTrue();
        assertThat(is(scene, "Luke Skywalker", ABOARD, "Rogue 1")).isTrue();
        assertThat(is(scene, "Luke Skywalker", AT_SAME_PLANET_AS, "Hoth")).isTrue();
        assertThat(is(scene, "Luke Skywalker", ON_SAME_PLANET_AS, "Hoth")).isFalse();
    }
}
