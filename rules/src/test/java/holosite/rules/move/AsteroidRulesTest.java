package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.move.Asteroids.FIELD;
import static holosite.rules.move.Asteroids.field;
import static holosite.rules.move.Asteroids.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** The asteroid rules: the destinies drawn against ships in asteroid sectors. */
class AsteroidRulesTest {
    private static final String CAVE = "Big One: Asteroid Cave Or Space Slug Belly";

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
    @Ruling("mandatory-actions")
    void theOpponentDrawsForEachShipThereWithoutBeingAsked() {
        var scene = intoControl(field(1).at(FIELD, "TIE Fighter").nextDestiny(LIGHT, 4, 1), DARK);

        // maneuver 3
        assertThat(scene.isOnTable("TIE Fighter")).isFalse();
        assertThat(scene.lost(DARK)).contains("TIE Fighter");
        assertThat(scene.used(LIGHT)).hasSize(1);
        assertThat(scene.used(DARK)).isEmpty();
    }

    @Test
    @Claim("asteroid-rules#1")
    void theDangerReturnsWithEachControlPhase() {
        // maneuver 3: 3 does no harm
        var scene = intoControl(field(1).at(FIELD, "TIE Fighter").nextDestiny(LIGHT, 3), DARK);
        assertThat(scene.isOnTable("TIE Fighter")).isTrue();

        scene.passUntil(LIGHT, Phase.MOVE).nextDestiny(LIGHT, 4).passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(DARK)).contains("TIE Fighter");
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
}
