package holosite.rules.presence;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.ABOARD;
import static holosite.language.filter.Relation.AT;
import static holosite.language.filter.Relation.AT_SAME_PLANET_AS;
import static holosite.language.filter.Relation.AT_SAME_SITE_AS;
import static holosite.language.filter.Relation.IN_BATTLE_WITH;
import static holosite.language.filter.Relation.ON_SAME_PLANET_AS;
import static holosite.language.filter.Relation.PRESENT_AT;
import static holosite.language.filter.Relation.PRESENT_WITH;
import static holosite.language.filter.Relation.RELATED_TO;
import static holosite.language.filter.Relation.WITH;
import static holosite.language.words.Filters.of;
import static holosite.rules.catalog.Fits.fits;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** At, on and aboard; present and presence: the entries' worked examples. */
class PrepositionsTest {
    private static final String FARM = "Tatooine: Lars' Moisture Farm";
    private static final String SPIDER = "Bespin Motors Void Spider THX 1138";
    private static final String COMM_STATION = "Executor: Comm Station";
    private static final String CORRIDOR = "Executor: Main Corridor";
    private static final String PLAINS = "Hoth: Ice Plains (5th Marker)";
    private static final String FALCON = "Millennium Falcon";
    private static final String TARKIN = "Grand Moff Tarkin";

    private static Position table() {
        return Scene.with(AllCards::all);
    }

    // ---- on, at and aboard

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

    // ---- planets

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

    // ---- the simple example

    private static Scene bosskInTheSpider() {
        return table().system("Tatooine", DARK)
                .at(FARM, SPIDER)
                .passenger(SPIDER, "Bossk")
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-simple-example#2",
        "present-presence-and-prepositions-simple-example#3"
    })
    void bosskIsAtTheFarmOnTatooineAndAboard() {
        var scene = bosskInTheSpider();

        for (String card : new String[] {"Bossk", SPIDER}) {
            assertThat(is(scene, card, AT, FARM)).isTrue();
            assertThat(is(scene, card, AT_SAME_PLANET_AS, "Tatooine")).isTrue();
            assertThat(is(scene, card, ON_SAME_PLANET_AS, "Tatooine")).isTrue();
        }
        assertThat(is(scene, "Bossk", ABOARD, SPIDER)).isTrue();
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-simple-example#4",
        "present-presence-and-prepositions-simple-example#5"
    })
    void bosskAndThePermanentPilotAreFeltAtTheFarm() {
        var scene = bosskInTheSpider();

        assertThat(scene.occupies(DARK, FARM)).isTrue();
        assertThat(scene.totalAbility(FARM, DARK)).isEqualTo(2 + 1);
        assertThat(scene.ability(SPIDER)).isNaN();
        assertThat(table().at(FARM, SPIDER).turn(DARK, Phase.CONTROL).totalAbility(FARM, DARK))
                .isEqualTo(1);
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-simple-example#1",
        "present-presence-and-prepositions-simple-example#6",
        "present-presence-and-prepositions-simple-example#7",
        "present-presence-and-prepositions-simple-example#8"
    })
    void bosskIsPresentInTheSpiderOnly() {
        var scene = bosskInTheSpider();

        assertThat(is(scene, "Bossk", PRESENT_AT, SPIDER)).isTrue();
        assertThat(is(scene, SPIDER, PRESENT_AT, FARM)).isTrue();
        assertThat(is(scene, "Bossk", AT, FARM)).isTrue();
        assertThat(scene.totalAbility(FARM, DARK)).isEqualTo(3);
        assertThat(is(scene, "Bossk", PRESENT_AT, FARM)).isFalse();
    }

    // ---- the detailed example

    private static Position orbitOfYavin() {
        return table().system("Yavin 4")
                .system("Death Star")
                .counter("Death Star", 4)
                .aimed("Death Star", "Yavin 4")
                .site(COMM_STATION, DARK)
                .site(CORRIDOR, DARK)
                .at("Death Star", FALCON, "Red 6", "Executor")
                .pilot(FALCON, "Han Solo")
                .passenger(FALCON, "C-3PO")
                .pilot("Red 6", "Jek Porkins")
                .pilot("Executor", "Captain Piett")
                .at(COMM_STATION, "Darth Vader", "Luke Skywalker", "dark Lift Tube")
                .passenger("dark Lift Tube", TARKIN)
                .at(CORRIDOR, "Leia Organa")
                .force(DARK, 5)
                .force(LIGHT, 5);
    }

    private static Scene atYavin() {
        return orbitOfYavin().turn(DARK, Phase.CONTROL);
    }

    private static final String TUBE = "dark Lift Tube";
    private static final String[] IN_SHIPS = {"Han Solo", "C-3PO", "Jek Porkins", "Captain Piett"};
    private static final String[] BELOW_DECKS = {
        "Darth Vader", "Luke Skywalker", TARKIN, TUBE, "Leia Organa"
    };

    @Test
    @Claim("present-presence-and-prepositions-detailed-example#1")
    void shipsAndTheirCrewsAreAtTheDeathStarAndAtYavinThoseAtSitesInsideAreNot() {
        var scene = atYavin();

        for (String card : new String[] {FALCON, "Red 6", "Executor"}) {
            assertThat(is(scene, card, AT, "Death Star")).as(card).isTrue();
            assertThat(is(scene, card, AT_SAME_PLANET_AS, "Yavin 4")).as(card).isTrue();
        }
        for (String card : IN_SHIPS) {
            assertThat(is(scene, card, AT, "Death Star")).as(card).isTrue();
            assertThat(is(scene, card, AT_SAME_PLANET_AS, "Yavin 4")).as(card).isTrue();
        }
        for (String card : BELOW_DECKS) {
            assertThat(is(scene, card, AT, "Death Star")).as(card).isFalse();
            assertThat(is(scene, card, AT_SAME_PLANET_AS, "Yavin 4")).as(card).isFalse();
        }
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-detailed-example#2",
        "present-presence-and-prepositions-detailed-example#6"
    })
    void allAreAboardTheirShips() {
        var scene = atYavin();

        assertThat(is(scene, "Han Solo", ABOARD, FALCON)).isTrue();
        assertThat(is(scene, "C-3PO", ABOARD, FALCON)).isTrue();
        assertThat(is(scene, "Jek Porkins", ABOARD, "Red 6")).isTrue();
        assertThat(is(scene, "Captain Piett", ABOARD, "Executor")).isTrue();
        for (String card : BELOW_DECKS) {
            assertThat(is(scene, card, ABOARD, "Executor")).as(card).isTrue();
            assertThat(is(scene, card, ABOARD, FALCON)).as(card).isFalse();
        }
        assertThat(is(scene, TARKIN, ABOARD, TUBE)).isTrue();
        assertThat(is(scene, "Darth Vader", ABOARD, TUBE)).isFalse();
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-detailed-example#3",
        "present-presence-and-prepositions-detailed-example#4",
        "present-presence-and-prepositions-detailed-example#5",
        "present-presence-and-prepositions-detailed-example#7"
    })
    void whoIsAtTheSameLocation() {
        var scene = atYavin();

        assertThat(is(scene, "Han Solo", WITH, "C-3PO")).isTrue();
        assertThat(is(scene, "Han Solo", WITH, "Jek Porkins")).isTrue();
        assertThat(is(scene, "Han Solo", WITH, "Captain Piett")).isTrue();
        assertThat(is(scene, "Han Solo", WITH, "Darth Vader")).isFalse();
        assertThat(is(scene, "Darth Vader", AT_SAME_SITE_AS, TARKIN)).isTrue();
        assertThat(is(scene, "Luke Skywalker", AT_SAME_SITE_AS, TARKIN)).isTrue();
        assertThat(is(scene, "Luke Skywalker", AT_SAME_SITE_AS, "Darth Vader")).isTrue();
        assertThat(is(scene, "Han Solo", AT_SAME_SITE_AS, "Jek Porkins")).isFalse();
        for (String card : new String[] {"Darth Vader", "Luke Skywalker", TARKIN, TUBE}) {
            assertThat(is(scene, card, AT, COMM_STATION)).as(card).isTrue();
        }
        assertThat(is(scene, "Leia Organa", AT, CORRIDOR)).isTrue();
        assertThat(is(scene, "Leia Organa", AT, COMM_STATION)).isFalse();
    }

    @Test
    @Claim("present-presence-and-prepositions-detailed-example#8")
    void inABattleAtTheSystemHanAndJekFightTogether() {
        var scene = orbitOfYavin().turn(DARK, Phase.BATTLE);

        scene.battleAt("Death Star");

        assertThat(is(scene, "Han Solo", IN_BATTLE_WITH, "Jek Porkins")).isTrue();
        assertThat(is(scene, "Han Solo", IN_BATTLE_WITH, "Luke Skywalker")).isFalse();
    }

    @Test
    @Claim("present-presence-and-prepositions-detailed-example#9")
    void inABattleAtTheCommStationTarkinFightsWithVader() {
        var scene = orbitOfYavin().nextDestiny(LIGHT, 3).turn(LIGHT, Phase.BATTLE);

        scene.battleAt(COMM_STATION);
        assertThat(is(scene, TARKIN, IN_BATTLE_WITH, "Darth Vader")).isTrue();
        assertThat(is(scene, TARKIN, IN_BATTLE_WITH, "Leia Organa")).isFalse();

        // Tarkin with Vader in a battle may cancel a destiny of the opponent
        boolean offered = false;
        while (scene.inBattle() && !offered) {
            offered = scene.isOffered("use " + TARKIN);
            if (!offered) {
                scene.answerDefault();
            }
        }
        assertThat(offered).isTrue();
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-detailed-example#10",
        "present-presence-and-prepositions-detailed-example#11",
        "present-presence-and-prepositions-detailed-example#12",
        "present-presence-and-prepositions-detailed-example#13",
        "present-presence-and-prepositions-detailed-example#14"
    })
    void whoIsFeltWhere() {
        var scene = atYavin();

        // Han and Jek; Piett and Executor's permanent pilots
        assertThat(scene.totalAbility("Death Star", LIGHT)).isEqualTo(3 + 2);
        assertThat(scene.totalAbility("Death Star", DARK)).isEqualTo(3 + 3);
        assertThat(scene.totalAbility(COMM_STATION, DARK)).isEqualTo(6 + 3);
        assertThat(scene.totalAbility(COMM_STATION, LIGHT)).isEqualTo(4);
        assertThat(scene.totalAbility(CORRIDOR, LIGHT))
                .isEqualTo(scene.ability("Leia Organa"))
                .isPositive();
        assertThat(scene.occupies(DARK, CORRIDOR)).isFalse();
        assertThat(scene.occupies(LIGHT, "Yavin 4")).isFalse();
        assertThat(scene.occupies(DARK, "Yavin 4")).isFalse();
    }

    @Test
    @Claim("present-presence-and-prepositions-detailed-example#13")
    void droidsShipsAndTubesByThemselvesAreFeltNowhere() {
        var scene =
                table().at("Yavin 4", FALCON)
                        .passenger(FALCON, "C-3PO")
                        .at(COMM_STATION, TUBE)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.occupies(LIGHT, "Yavin 4")).isFalse();
        assertThat(scene.occupies(DARK, COMM_STATION)).isFalse();
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-detailed-example#15",
        "present-presence-and-prepositions-detailed-example#16",
        "present-presence-and-prepositions-detailed-example#17",
        "present-presence-and-prepositions-detailed-example#18",
        "present-presence-and-prepositions-detailed-example#19",
        "present-presence-and-prepositions-detailed-example#20"
    })
    void whoIsPresentWhere() {
        var scene = atYavin();

        assertThat(is(scene, "Han Solo", PRESENT_WITH, "C-3PO")).isTrue();
        assertThat(is(scene, "Han Solo", PRESENT_AT, FALCON)).isTrue();
        assertThat(is(scene, "C-3PO", PRESENT_AT, FALCON)).isTrue();
        assertThat(is(scene, "Captain Piett", PRESENT_AT, "Executor")).isTrue();
        assertThat(is(scene, "Han Solo", PRESENT_WITH, "Captain Piett")).isFalse();
        assertThat(is(scene, "Darth Vader", PRESENT_WITH, "Luke Skywalker")).isTrue();
        assertThat(is(scene, "Darth Vader", PRESENT_AT, COMM_STATION)).isTrue();
        assertThat(is(scene, "Luke Skywalker", PRESENT_AT, COMM_STATION)).isTrue();
        assertThat(is(scene, TUBE, PRESENT_AT, COMM_STATION)).isTrue();
        assertThat(is(scene, TARKIN, PRESENT_AT, TUBE)).isTrue();
        assertThat(is(scene, TARKIN, PRESENT_AT, COMM_STATION)).isFalse();
        assertThat(is(scene, TARKIN, PRESENT_WITH, "Darth Vader")).isFalse();
        assertThat(is(scene, "Leia Organa", PRESENT_AT, CORRIDOR)).isTrue();
    }

    // ---- further nestings

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
