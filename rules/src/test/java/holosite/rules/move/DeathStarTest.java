package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.AT_SAME_PLANET_AS;
import static holosite.language.words.Filters.STARSHIP;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.catalog.Fits.fits;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.place.Parsecs;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** The Death Star as a system that moves. */
class DeathStarTest {
    private static final String STATION = "Death Star";

    private static Position table() {
        return Scene.with(AllCards::all).force(LIGHT, 9).force(DARK, 9);
    }

    private static double parsec(Scene scene) {
        return Parsecs.parsec(scene.state(), scene.card(STATION));
    }

    /** At this parsec, in orbit of nothing. */
    private static Position stationAt(int parsec) {
        return table().system(STATION).counter(STATION, parsec);
    }

    private static Position aroundAlderaan() {
        return stationAt(2).system("Alderaan").aimed(STATION, "Alderaan");
    }

    @Test
    @Claim("death-star-dark#1")
    void theDeathStarDeploysAtParsecZero() {
        var scene = table().hand(DARK, STATION).turn(DARK, Phase.DEPLOY);

        scene.deploy(STATION);

        assertThat(parsec(scene)).isZero();
    }

    @Test
    @Claim({"death-star-dark#2", "death-star-dark#3"})
    void itMovesOneParsecOnceATurnWhetherASystemIsThereOrNot() {
        var scene = stationAt(4).system("Tatooine", DARK).turn(DARK, Phase.MOVE);
        scene.move(STATION);
        assertThat(scene.offered()).containsExactlyInAnyOrder("3", "4", "5");
        scene.number(5);
        assertThat(parsec(scene)).isEqualTo(5);
        scene.mayNot("move " + STATION);
        scene.passUntil(LIGHT, Phase.MOVE).passUntil(DARK, Phase.MOVE).offers("move " + STATION);

        stationAt(4).turn(LIGHT, Phase.MOVE).mayNot("move " + STATION);
    }

    @Test
    @Claim({"death-star-dark#4", "death-star-dark#5", "death-star-dark#6"})
    void itIsInDeepSpaceOrOrbitsOneOfThePlanetsThere() {
        for (String where : new String[] {"Alderaan", "Kiffex", ""}) {
            var scene =
                    stationAt(1)
                            .system("Alderaan")
                            .system("Kiffex")
                            .system("Tatooine", DARK)
                            .turn(DARK, Phase.MOVE);

            scene.move(STATION).number(2);
            scene.offers("Alderaan", "Kiffex").mayNot("Tatooine");
            if (where.isEmpty()) {
                scene.choose();
            } else {
                scene.choose(where);
            }

            assertThat(parsec(scene)).isEqualTo(2);
            assertThat(is(scene, STATION, AT_SAME_PLANET_AS, "Alderaan"))
                    .isEqualTo(where.equals("Alderaan"));
            assertThat(is(scene, STATION, AT_SAME_PLANET_AS, "Kiffex"))
                    .isEqualTo(where.equals("Kiffex"));
        }
    }

    @Test
    @Claim("death-star-dark#7")
    void goingIntoOrbitIsARegularMoveForOneForce() {
        var scene = stationAt(2).system("Alderaan").turn(DARK, Phase.MOVE);
        int force = scene.forcePile(DARK).size();

        scene.move(STATION).number(2).choose("Alderaan");

        assertThat(is(scene, STATION, AT_SAME_PLANET_AS, "Alderaan")).isTrue();
        assertThat(scene.forcePile(DARK)).hasSize(force - 1);
        scene.mayNot("move " + STATION);
    }

    @Test
    @Claim({"death-star-dark#8", "death-star-dark#9"})
    void inOrbitItIsStillALocationOfItsOwn() {
        var scene =
                aroundAlderaan()
                        .at(STATION, "Devastator")
                        .at("Alderaan", "X-wing")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.locations()).contains(STATION, "Alderaan");
        assertThat(scene.occupies(DARK, STATION)).isTrue();
        assertThat(scene.occupies(DARK, "Alderaan")).isFalse();
        assertThat(scene.controls(LIGHT, "Alderaan")).isTrue();
        aroundAlderaan()
                .at(STATION, "Devastator")
                .at("Alderaan", "X-wing")
                .turn(DARK, Phase.BATTLE)
                .mayNot("battle at Alderaan", "battle at " + STATION);
        aroundAlderaan()
                .at(STATION, "Devastator")
                .turn(DARK, Phase.CONTROL)
                .mayNot("drain at Alderaan");
        aroundAlderaan()
                .at("Alderaan", "Devastator")
                .turn(DARK, Phase.CONTROL)
                .offers("drain at Alderaan")
                .mayNot("drain at " + STATION);
    }

    @Test
    @Claim({"death-star-dark#10", "death-star-dark#11"})
    void shipsOfBothSidesDeployThereUnderTheUsualRules() {
        stationAt(0).hand(DARK, "Devastator").turn(DARK, Phase.DEPLOY).offers("deploy Devastator");
        stationAt(0).hand(LIGHT, "X-wing").turn(LIGHT, Phase.DEPLOY).mayNot("deploy X-wing");
        var scene =
                stationAt(0)
                        .at(STATION, "Millennium Falcon")
                        .pilot("Millennium Falcon", "Han Solo")
                        .hand(LIGHT, "X-wing")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.controls(LIGHT, STATION)).isTrue();
        scene.deploy("X-wing");
        assertThat(scene.locationOf("X-wing")).isEqualTo(STATION);
    }

    @Test
    @Claim({"death-star-dark#12", "death-star-dark#13"})
    void betweenThePlanetAndTheStationInItsOrbitShipsNeedNoHyperspeed() {
        var out = aroundAlderaan().at("Alderaan", "TIE Fighter").turn(DARK, Phase.MOVE);
        int force = out.forcePile(DARK).size();
        out.move("TIE Fighter").to(STATION);
        assertThat(out.locationOf("TIE Fighter")).isEqualTo(STATION);
        assertThat(out.forcePile(DARK)).hasSize(force - 1);

        var back = aroundAlderaan().at(STATION, "TIE Fighter").turn(DARK, Phase.MOVE);
        back.move("TIE Fighter").to("Alderaan");
        assertThat(back.locationOf("TIE Fighter")).isEqualTo("Alderaan");

        stationAt(2)
                .system("Alderaan")
                .at("Alderaan", "TIE Fighter")
                .turn(DARK, Phase.MOVE)
                .mayNot("move TIE Fighter");
    }

    @Test
    @Claim("death-star-dark#14")
    void allThatIsThereTravelsAlong() {
        var scene =
                stationAt(1)
                        .at(STATION, "Devastator")
                        .pilot("Devastator", "Darth Vader")
                        .on(STATION, "Presence Of The Force")
                        .at(STATION, "X-wing")
                        .system("Alderaan")
                        .turn(DARK, Phase.MOVE);

        scene.move(STATION).number(2).choose("Alderaan");

        assertThat(scene.locationOf("Devastator")).isEqualTo(STATION);
        assertThat(scene.locationOf("Darth Vader")).isEqualTo(STATION);
        assertThat(scene.locationOf("Presence Of The Force")).isEqualTo(STATION);
        assertThat(is(scene, "X-wing", AT_SAME_PLANET_AS, "Alderaan")).isTrue();
        assertThat(is(scene, "Devastator", AT_SAME_PLANET_AS, "Alderaan")).isTrue();
        assertThat(scene.has("Devastator", Flag.MOVED)).isFalse();
    }

    @Test
    @Claim("death-star-dark#15")
    void shuttlesCallAtDockingBay327Only() {
        String bay = "Death Star: Docking Bay 327";
        stationAt(0)
                .at(STATION, "Devastator")
                .passenger("Devastator", "Darth Vader")
                .at("dark " + bay, "Stormtrooper")
                .at("Death Star: War Room", "Garindan")
                .turn(DARK, Phase.MOVE)
                .offers("shuttle Darth Vader", "shuttle Stormtrooper")
                .mayNot("shuttle Garindan");
        stationAt(0)
                .at(STATION, "Devastator")
                .passenger("Devastator", "Darth Vader")
                .at("Death Star: War Room", "Garindan")
                .at("Death Star: Trench", "Stormtrooper")
                .turn(DARK, Phase.MOVE)
                .mayNot("shuttle Darth Vader", "shuttle Garindan", "shuttle Stormtrooper");
    }

    /** The Trench, the one other exterior site that was printed, has rules of its own. */
    @Test
    @Claim("death-star-dark#15")
    void nothingLandsOnTheHull() {
        var hull =
                Kinds.site(STATION, "Hull", DARK, "900_1")
                        .force(1, 1)
                        .icons(Icon.EXTERIOR, Icon.MOBILE)
                        .done();
        tableWith(hull)
                .system(STATION)
                .at(STATION, "Devastator")
                .passenger("Devastator", "Darth Vader")
                .at("Death Star: Hull", "Stormtrooper")
                .force(DARK, 9)
                .turn(DARK, Phase.MOVE)
                .mayNot("shuttle Darth Vader", "shuttle Stormtrooper");
    }

    @Test
    @Claim("death-star-dark#15")
    void aShuttleFromAShipGoesToDockingBay327AndNoOtherSite() {
        String bay = "Death Star: Docking Bay 327";
        var down =
                stationAt(0)
                        .at(STATION, "Devastator")
                        .passenger("Devastator", "Darth Vader")
                        .site(bay, DARK)
                        .site(WAR_ROOM, DARK)
                        .site("Death Star: Trench", LIGHT)
                        .turn(DARK, Phase.MOVE)
                        .shuttle("Darth Vader");
        assertThat(down.locationOf("Darth Vader")).isEqualTo(bay);
        // another docking bay is no way to the Death Star
        stationAt(0)
                .at(STATION, "Devastator")
                .at("dark Tatooine: Docking Bay 94", "Stormtrooper")
                .turn(DARK, Phase.MOVE)
                .mayNot("shuttle Stormtrooper");
    }

    @Test
    @Claim("death-star-dark#16")
    void theDeathStarIsNoStarship() {
        var scene =
                stationAt(0)
                        .at(STATION, "X-wing", "TIE Fighter")
                        .on("X-wing", "SW-4 Ion Cannon")
                        .turn(LIGHT, Phase.BATTLE);

        assertThat(fits(scene, STATION, STARSHIP)).isFalse();
        scene.battleAt(STATION).fire("SW-4 Ion Cannon");
        scene.mayNot(STATION);
    }

    // ---- the two Death Stars

    @Test
    @Claim({"death-star-dark#12", "death-star-dark#13"})
    void theWayToTheStationTakesAPilotAndTheRightPlanet() {
        aroundAlderaan().at("Alderaan", "Black 2").turn(DARK, Phase.MOVE).mayNot("move Black 2");
        aroundAlderaan()
                .system("Kiffex")
                .at("Kiffex", "TIE Fighter")
                .turn(DARK, Phase.MOVE)
                .mayNot("move TIE Fighter");
        var rebels = aroundAlderaan().at("Alderaan", "X-wing").turn(LIGHT, Phase.MOVE);
        rebels.move("X-wing").to(STATION);
        assertThat(rebels.locationOf("X-wing")).isEqualTo(STATION);
    }

    @Test
    @Claim({"death-star-dark#2", "death-star-dark#4"})
    void itTakesForceAndAnEngineToMoveAStationAndOnlyPlanetsAreOrbited() {
        Scene.with(AllCards::all).system(STATION).turn(DARK, Phase.MOVE).mayNot("move " + STATION);
        table().system("Death Star II").turn(DARK, Phase.MOVE).mayNot("move Death Star II");
        var scene =
                stationAt(1)
                        .system("Alderaan")
                        .system("Death Star II")
                        .counter("Death Star II", 2)
                        .turn(DARK, Phase.MOVE);
        scene.move(STATION).number(2);
        scene.offers("Alderaan").mayNot("Death Star II");
    }

    @Test
    @Claim("death-star-dark#13")
    void fromTheStationTheWayWithoutHyperspeedLeadsToItsPlanetOnly() {
        var scene =
                aroundAlderaan()
                        .system("Kiffex")
                        .system("Death Star II")
                        .counter("Death Star II", 2)
                        .at(STATION, "TIE Fighter")
                        .turn(DARK, Phase.MOVE);
        scene.move("TIE Fighter");
        assertThat(scene.locationOf("TIE Fighter")).isEqualTo("Alderaan");
        // two stations in deep space are not near each other
        stationAt(2)
                .system("Death Star II")
                .counter("Death Star II", 2)
                .at(STATION, "TIE Fighter")
                .turn(DARK, Phase.MOVE)
                .mayNot("move TIE Fighter");
    }

    /** A planet is the same one under another card. */
    @Test
    void itOrbitsItsPlanetStillWhenThatIsConverted() {
        var scene =
                stationAt(4)
                        .system("Yavin 4", DARK)
                        .aimed(STATION, "dark Yavin 4")
                        .at(STATION, "TIE Fighter")
                        .hand(LIGHT, "light Yavin 4")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("light Yavin 4").passUntil(DARK, Phase.MOVE).move("TIE Fighter");
        assertThat(scene.locationOf("TIE Fighter")).isEqualTo("light Yavin 4");
    }
}
