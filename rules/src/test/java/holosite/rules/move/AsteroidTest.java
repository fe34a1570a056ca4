package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Filters.of;
import static holosite.rules.catalog.Fits.fits;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Asteroid sectors: the destinies drawn against ships there, and flying among them. */
class AsteroidTest {
    private static final String FIELD = "Asteroid Field";

    private static Position table() {
        return Scene.with(AllCards::all).force(LIGHT, 9).force(DARK, 9);
    }

    private static Position field(int sectors) {
        var position = table().system("Anoat", DARK);
        for (int i = 0; i < sectors; i++) {
            position.locationOf("Anoat", FIELD, DARK);
        }
        return position;
    }

    /** From the activate phase on into the control phase of this side. */
    private static Scene intoControl(Position position, Side side) {
        var scene = position.turn(side, Phase.ACTIVATE);
        while (scene.phase() == Phase.ACTIVATE) {
            scene.answerDefault();
        }
        return scene;
    }

    @Test
    @Claim({"asteroid-rules#1", "asteroid-destiny#1", "asteroid-destiny#2"})
    void theOpponentDrawsForEachShipThereWithoutBeingAsked() {
        var scene = intoControl(field(1).at(FIELD, "TIE Fighter").nextDestiny(LIGHT, 4, 1), DARK);

        // maneuver 3
        assertThat(scene.isOnTable("TIE Fighter")).isFalse();
        assertThat(scene.lost(DARK)).contains("TIE Fighter");
        assertThat(scene.used(LIGHT)).hasSize(1);
        assertThat(scene.used(DARK)).isEmpty();
    }

    @Test
    @Claim("asteroid-rules#2")
    void onlyTheShipsOfThePlayerWhoseControlPhaseItIsAreInDanger() {
        var scene =
                intoControl(
                        field(1).at(FIELD, "TIE Fighter", "X-wing")
                                .nextDestiny(LIGHT, 6)
                                .nextDestiny(DARK, 6),
                        LIGHT);

        assertThat(scene.isOnTable("X-wing")).isFalse();
        assertThat(scene.isOnTable("TIE Fighter")).isTrue();
        assertThat(scene.used(LIGHT)).isEmpty();
    }

    @Test
    @Claim("asteroid-destiny#3")
    void theOpponentChoosesForWhichShipHeDrawsNext() {
        var scene =
                intoControl(
                        field(1).at(FIELD, "TIE Fighter", "Vader's Custom TIE")
                                .pilot("Vader's Custom TIE", "Darth Vader")
                                .nextDestiny(LIGHT, 5, 1),
                        DARK);

        scene.expectDecider(LIGHT).offers("TIE Fighter", "Vader's Custom TIE");
        scene.choose("TIE Fighter");
        assertThat(scene.isOnTable("TIE Fighter")).isFalse();
        assertThat(scene.isOnTable("Vader's Custom TIE")).isTrue();
        assertThat(scene.used(LIGHT)).hasSize(2);
    }

    @Test
    @Claim("asteroid-rules#3")
    void aDrawnAsteroidSectorIsTheEndOfAnyShip() {
        var scene =
                intoControl(field(1).at(FIELD, "Executor").reserve(LIGHT, "Asteroid Field"), DARK);
        assertThat(scene.isOnTable("Executor")).isFalse();

        var safe = intoControl(field(1).at(FIELD, "Executor").reserve(LIGHT, "Tatooine"), DARK);
        assertThat(safe.isOnTable("Executor")).isTrue();
    }

    @Test
    @Claim("asteroid-rules#4")
    void eachFurtherSectorOfTheSystemAddsOne() {
        // an X-wing with maneuver 4, destiny 3, two further sectors: 5
        assertThat(
                        intoControl(field(3).at(FIELD, "X-wing").nextDestiny(DARK, 3), LIGHT)
                                .isOnTable("X-wing"))
                .isFalse();
        assertThat(
                        intoControl(field(2).at(FIELD, "X-wing").nextDestiny(DARK, 3), LIGHT)
                                .isOnTable("X-wing"))
                .isTrue();
        // sectors of another system do not count
        assertThat(
                        intoControl(
                                        field(2).at(FIELD, "X-wing")
                                                .system("Hoth", DARK)
                                                .locationOf("Hoth", FIELD, DARK)
                                                .nextDestiny(DARK, 3),
                                        LIGHT)
                                .isOnTable("X-wing"))
                .isTrue();
    }

    @Test
    @Claim("asteroid-rules#5")
    void onlyMoreThanTheManeuverOrArmorDestroysAShip() {
        assertThat(
                        intoControl(field(1).at(FIELD, "X-wing").nextDestiny(DARK, 4), LIGHT)
                                .isOnTable("X-wing"))
                .isTrue();
        assertThat(
                        intoControl(field(1).at(FIELD, "X-wing").nextDestiny(DARK, 5), LIGHT)
                                .isOnTable("X-wing"))
                .isFalse();
        assertThat(
                        intoControl(
                                        field(1).at(FIELD, "Corellian Corvette")
                                                .nextDestiny(DARK, 4),
                                        LIGHT)
                                .isOnTable("Corellian Corvette"))
                .isTrue();
        assertThat(
                        intoControl(
                                        field(1).at(FIELD, "Corellian Corvette")
                                                .nextDestiny(DARK, 5),
                                        LIGHT)
                                .isOnTable("Corellian Corvette"))
                .isFalse();
    }

    // ---- the sectors

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

        var back = field(1).at(FIELD, "Devastator").turn(DARK, Phase.MOVE);
        back.move("Devastator");
        assertThat(back.locationOf("Devastator")).isEqualTo("Anoat");
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

    // ---- reacts at Anoat and Dantooine

    private static Position anoat() {
        return field(2).system("Hoth", DARK).force(DARK, 5).force(LIGHT, 5);
    }

    @Test
    @Claim("anoat-dark-side#1")
    void fromAnoatAShipReactsOnlyToTheNearestAsteroids() {
        var scene = anoat().at("Anoat", "Devastator", "X-wing").turn(LIGHT, Phase.BATTLE);
        var rows = scene.locations();
        String near = rows.get(rows.indexOf("Anoat") + 1);

        scene.battleAt("Anoat").reactAway("Devastator");

        assertThat(scene.locationOf("Devastator")).isEqualTo(near);
    }

    @Test
    @Claim({"anoat-dark-side#2", "anoat-dark-side#3"})
    void toAnoatAShipReactsOnlyFromTheNearestAsteroids() {
        var rows = anoat().turn(LIGHT, Phase.BATTLE).locations();
        String near = rows.get(rows.indexOf("Anoat") + 1);
        String far = rows.get(rows.indexOf("Anoat") + 2);

        var scene =
                anoat().at("Anoat", "TIE Fighter", "X-wing")
                        .at(near, "Devastator")
                        .at(far, "Tyrant")
                        .at("Hoth", "Stalker")
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt("Anoat")
                .mayNot("react with Tyrant", "react with Stalker", "react away with Devastator");
        scene.react("Devastator");
        assertThat(scene.locationOf("Devastator")).isEqualTo("Anoat");
    }

    @Test
    @Claim({"dantooine-dark#1", "dantooine-dark#2"})
    void darkShipsReactToDantooineWhenTheOpponentBattlesOrDrains() {
        var battle =
                table().at("dark Dantooine", "TIE Fighter", "X-wing")
                        .at("Hoth", "Devastator")
                        .turn(LIGHT, Phase.BATTLE);
        battle.battleAt("Dantooine").react("Devastator");
        assertThat(battle.locationOf("Devastator")).isEqualTo("Dantooine");
        assertThat(battle.has("Devastator", Flag.IN_BATTLE)).isTrue();

        var drain =
                table().at("dark Dantooine", "X-wing")
                        .at("Hoth", "Devastator")
                        .turn(LIGHT, Phase.CONTROL);
        drain.drainAt("Dantooine").offers("react with Devastator");

        var own =
                table().at("dark Dantooine", "TIE Fighter", "X-wing")
                        .at("Hoth", "Devastator")
                        .turn(DARK, Phase.BATTLE);
        own.battleAt("Dantooine").mayNot("react with Devastator");
        // a react follows the rules of moving: an unpiloted ship does not
        table().at("dark Dantooine", "TIE Fighter", "X-wing")
                .at("Hoth", "Vader's Custom TIE")
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Dantooine")
                .mayNot("react with Vader's Custom TIE");
    }

    // ---- what the asteroid rules leave alone

    private static final String CAVE = "Big One: Asteroid Cave Or Space Slug Belly";

    @Test
    @Claim("asteroid-rules#1")
    void shipsInCloudsInACaveOrInAHoldAreInNoDanger() {
        var clouds =
                intoControl(
                        table().system("Hoth", DARK)
                                .locationOf("Hoth", "Clouds", LIGHT)
                                .locationOf("Hoth", FIELD, DARK)
                                .at("Clouds", "X-wing")
                                .at("Hoth", "A-wing")
                                .at(FIELD, "Y-wing")
                                .nextDestiny(DARK, 6, 6, 6),
                        LIGHT);
        assertThat(clouds.isOnTable("X-wing")).isTrue();
        assertThat(clouds.isOnTable("A-wing")).isTrue();
        assertThat(clouds.isOnTable("Y-wing")).isFalse();
        assertThat(clouds.used(DARK)).hasSize(1);

        var cave =
                intoControl(
                        table().system("Anoat", DARK)
                                .locationOf("Anoat", "Big One", LIGHT)
                                .site(CAVE, LIGHT)
                                .at(CAVE, "X-wing")
                                .nextDestiny(DARK, 6),
                        LIGHT);
        assertThat(cave.isOnTable("X-wing")).isTrue();
        assertThat(cave.used(DARK)).isEmpty();

        // armor 5: the Star Destroyer is safe, and its cargo is not drawn for
        var hold =
                intoControl(
                        field(1).at(FIELD, "Devastator")
                                .cargo("Devastator", "TIE Fighter")
                                .nextDestiny(LIGHT, 4, 6),
                        DARK);
        assertThat(hold.isOnTable("TIE Fighter")).isTrue();
        assertThat(hold.used(LIGHT)).hasSize(1);
    }

    @Test
    @Claim("asteroid-rules#3")
    void anySectorOfAsteroidsDrawnIsTheEndAndNoOtherLocation() {
        for (String drawn : new String[] {"Big One", CAVE, "Clouds", "Anoat"}) {
            var scene = intoControl(field(1).at(FIELD, "Executor").reserve(LIGHT, drawn), DARK);
            assertThat(scene.isOnTable("Executor")).as(drawn).isEqualTo(!drawn.equals("Big One"));
        }
    }

    @Test
    @Claim("asteroid-rules#4")
    void cloudsAreNoFurtherAsteroids() {
        // maneuver 4, destiny 4: one more would be too much
        for (String further : new String[] {"Clouds", "Big One"}) {
            var scene =
                    intoControl(
                            table().system("Hoth", DARK)
                                    .locationOf("Hoth", FIELD, DARK)
                                    .locationOf("Hoth", further, LIGHT)
                                    .at(FIELD, "X-wing")
                                    .nextDestiny(DARK, 4),
                            LIGHT);
            assertThat(scene.isOnTable("X-wing")).as(further).isEqualTo(further.equals("Clouds"));
        }
    }

    /** A system that is no planet. */
    private static final Card VOID =
            Kinds.system("Old Void", 3, DARK, "900_1").icons(Icon.SPACE).force(1, 1).done();

    private static List<Card> withTheVoid() {
        return Stream.concat(AllCards.all().stream(), Stream.of(VOID)).toList();
    }

    @Test
    @Claim("asteroid-sectors#1")
    void anAsteroidSectorDeploysAtPlanetSystemsOnly() {
        Scene.with(AsteroidTest::withTheVoid)
                .system("Old Void")
                .site("Tatooine: Cantina", DARK)
                .hand(DARK, FIELD)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + FIELD);
        var scene =
                Scene.with(AsteroidTest::withTheVoid)
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

    @Test
    @Claim("deploys-like-a-starfighter#1")
    void capitalStarshipsKeepOutOfTheCloudsUnlessTheyMoveLikeStarfighters() {
        for (String ship : new String[] {"Tantive IV", "Medium Transport", "Bright Hope"}) {
            var scene =
                    table().system("Hoth", LIGHT)
                            .locationOf("Hoth", "Clouds", LIGHT)
                            .at("Hoth", ship)
                            .turn(LIGHT, Phase.MOVE);
            assertThat(scene.isOffered("move " + ship)).isEqualTo(!ship.equals("Tantive IV"));
        }
    }
}
