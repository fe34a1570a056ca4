package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Filters.of;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.catalog.Fits.fits;
import static holosite.rules.move.Asteroids.FIELD;
import static holosite.rules.move.Asteroids.field;
import static holosite.rules.move.Asteroids.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Asteroid sectors: where they are deployed, and flying among them. */
class AsteroidSectorsTest {
    /** A system that is no planet. */
    private static final Card VOID =
            Kinds.system("Old Void", 3, DARK, "900_1").icons(Icon.SPACE).force(1, 1).done();

    @Test
    @Claim("asteroid-sectors#1")
    void anAsteroidSectorDeploysAtPlanetsBlownAwayOnesToo() {
        for (boolean blown : new boolean[] {false, true}) {
            var position = table().system("Alderaan").hand(DARK, FIELD);
            if (blown) {
                position.mark("Alderaan", Flag.BLOWN_AWAY);
            }
            var scene = position.turn(DARK, Phase.DEPLOY);
            scene.deploy(FIELD);
            assertThat(scene.locations()).containsExactly("Alderaan", FIELD);
        }
        table().system("Death Star")
                .hand(DARK, FIELD)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + FIELD);
    }

    @Test
    @Claim("asteroid-sectors#3")
    void asteroidsAtDagobahAreNoDagobahLocations() {
        var scene =
                table().system("Dagobah", LIGHT)
                        .locationOf("Dagobah", FIELD, LIGHT)
                        .hand(LIGHT, "X-wing")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(fits(scene, FIELD, of("Dagobah"))).isFalse();
        scene.deploy("X-wing");
        assertThat(scene.locationOf("X-wing")).isEqualTo(FIELD);
    }

    @Test
    @Claim("asteroid-sectors#5")
    void capitalStarshipsAndStarfightersDeployAndBattleThere() {
        table().system("Dagobah", LIGHT)
                .locationOf("Dagobah", FIELD, DARK)
                .hand(DARK, "Devastator", "TIE Fighter", "Blizzard 1", "Stormtrooper")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Devastator", "deploy TIE Fighter")
                .mayNot("deploy Blizzard 1", "deploy Stormtrooper");
        field(1).at(FIELD, "Devastator", "X-wing")
                .turn(DARK, Phase.BATTLE)
                .offers("battle at " + FIELD);
    }

    @Test
    @Claim("asteroid-sectors#6")
    void shipsFlyBetweenTheSystemAndTheNearestSectorForOneForce() {
        var out = field(2).at("Anoat", "Devastator", "Black 2").pilot("Black 2", "DS-61-2");
        var scene = out.turn(DARK, Phase.MOVE);
        int force = scene.forcePile(DARK).size();

        scene.move("Devastator");
        String near = scene.locationOf("Devastator");
        assertThat(near).startsWith(FIELD);
        assertThat(scene.locations()).containsSubsequence("Anoat", near);
        assertThat(scene.locations().indexOf(near))
                .isEqualTo(scene.locations().indexOf("Anoat") + 1);
        assertThat(scene.forcePile(DARK)).hasSize(force - 1);
        scene.mayNot("move Devastator");
        scene.move("Black 2");
        assertThat(scene.locationOf("Black 2")).isEqualTo(near);

        for (String ship : new String[] {"Devastator", "TIE Fighter"}) {
            var back = field(1).at(FIELD, ship).turn(DARK, Phase.MOVE);
            back.move(ship);
            assertThat(back.locationOf(ship)).isEqualTo("Anoat");
            assertThat(back.forcePile(DARK)).hasSize(force - 1);
            back.mayNot("move " + ship);
        }
    }

    @Test
    @Claim("asteroid-sectors#6")
    void fromAFartherSectorThereIsNoWayToTheSystem() {
        var scene = field(4).turn(DARK, Phase.MOVE);
        String far = scene.locations().getLast();

        var there = field(4).at(far, "Devastator").turn(DARK, Phase.MOVE);
        there.move("Devastator");
        assertThat(there.locationOf("Devastator")).isNotEqualTo("Anoat").startsWith(FIELD);
    }

    @Test
    @Claim({"asteroid-sectors#7", "asteroid-sectors#8"})
    void capitalStarshipsFlyOneSectorAndStarfightersTwo() {
        var rows = field(4).turn(DARK, Phase.MOVE).locations();
        String far = rows.get(4);

        var capital = field(4).at(far, "Devastator").turn(DARK, Phase.MOVE);
        int force = capital.forcePile(DARK).size();
        capital.move("Devastator");
        assertThat(capital.locationOf("Devastator")).isEqualTo(rows.get(3));
        assertThat(capital.forcePile(DARK)).hasSize(force - 1);

        var fighter = field(4).at(far, "TIE Fighter").turn(DARK, Phase.MOVE);
        fighter.move("TIE Fighter");
        assertThat(fighter.offered()).containsExactlyInAnyOrder(rows.get(3), rows.get(2));
        fighter.choose(rows.get(2));
        assertThat(fighter.locationOf("TIE Fighter")).isEqualTo(rows.get(2));
        assertThat(fighter.forcePile(DARK)).hasSize(force - 1);
    }

    @Test
    @Claim("asteroid-sectors#9")
    void aTieIsAStarfighterInsideAnAsteroidAsWell() {
        String cave = "Big One: Asteroid Cave Or Space Slug Belly";
        var scene =
                table().system("Anoat", DARK)
                        .locationOf("Anoat", "Big One", LIGHT)
                        .site(cave, LIGHT)
                        .system("Tatooine", DARK)
                        .site("Tatooine: Mos Eisley", DARK)
                        .at("Big One", "TIE Fighter#1")
                        .at("Tatooine", "TIE Fighter#2")
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE);
        // elsewhere a TIE lands in docking bays only
        scene.mayNot("land TIE Fighter#2").land("TIE Fighter").passResponses();
        assertThat(scene.locationOf("TIE Fighter")).isEqualTo(cave);
        scene.passUntil(LIGHT, Phase.MOVE);
        scene.passUntil(DARK, Phase.MOVE);
        scene.offers("take off with TIE Fighter");
    }

    @Test
    @Claim({"asteroid-sectors#9", "asteroid-sectors#10"})
    void starfightersLandInTheCaveOfBigOneAndCapitalStarshipsDoNot() {
        String cave = "Big One: Asteroid Cave Or Space Slug Belly";
        var scene =
                table().system("Anoat", DARK)
                        .locationOf("Anoat", "Big One", LIGHT)
                        .site(cave, LIGHT)
                        .site("Tatooine: Mos Eisley", DARK)
                        .at("Big One", "X-wing", "Corellian Corvette")
                        .turn(LIGHT, Phase.MOVE);
        int force = scene.forcePile(LIGHT).size();

        scene.mayNot("land Corellian Corvette").land("X-wing").to(cave);
        assertThat(scene.locationOf("X-wing")).isEqualTo(cave);
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 1);
        scene.mayNot("take off with X-wing");

        var out =
                table().system("Anoat", DARK)
                        .locationOf("Anoat", "Big One", LIGHT)
                        .site(cave, LIGHT)
                        .at(cave, "X-wing")
                        .turn(LIGHT, Phase.MOVE);
        out.takeOff("X-wing");
        assertThat(out.locationOf("X-wing")).isEqualTo("Big One");
        assertThat(out.forcePile(LIGHT)).hasSize(force - 1);

        // from the system, or another asteroid, there is no way in
        table().system("Anoat", DARK)
                .locationOf("Anoat", "Big One", LIGHT)
                .locationOf("Anoat", FIELD, LIGHT)
                .site(cave, LIGHT)
                .at("Anoat", "X-wing")
                .at(FIELD, "Red 5")
                .pilot("Red 5", "Luke Skywalker")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("land X-wing", "land Red 5");
    }

    @Test
    @Claim("asteroid-sectors#1")
    void anAsteroidSectorDeploysAtPlanetSystemsOnly() {
        tableWith(VOID)
                .system("Old Void")
                .site("Tatooine: Cantina", DARK)
                .hand(DARK, FIELD)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + FIELD);
        var scene =
                tableWith(VOID)
                        .system("Old Void")
                        .system("Tatooine", DARK)
                        .hand(DARK, FIELD)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(FIELD);
        assertThat(scene.locations()).containsSubsequence("Tatooine", FIELD);
    }

    @Test
    @Claim({"asteroid-sectors#6", "asteroid-sectors#8"})
    void flyingAmongAsteroidsTakesAPilotAndStaysAtOneSystem() {
        field(2).at(FIELD, "Black 2", "TIE Fighter")
                .turn(DARK, Phase.MOVE)
                .offers("move TIE Fighter")
                .mayNot("move Black 2");
        // neither through the system into the clouds, nor over to the asteroids of another system
        for (String ship : new String[] {"X-wing", "A-wing"}) {
            var scene =
                    table().system("Hoth", DARK)
                            .locationOf("Hoth", "Clouds", LIGHT)
                            .locationOf("Hoth", FIELD, DARK)
                            .system("Anoat", DARK)
                            .locationOf("Anoat", "Big One", LIGHT)
                            .at(ship.equals("X-wing") ? FIELD : "Big One", ship)
                            .turn(LIGHT, Phase.MOVE);
            scene.move(ship);
            assertThat(scene.locationOf(ship)).isEqualTo(ship.equals("X-wing") ? "Hoth" : "Anoat");
        }
    }
}
