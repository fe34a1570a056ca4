package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** R5-A2 of the Dark Side and R5-D4 of the Light Side, who undo what ion cannons did. */
class ShipRestoringDroidsTest {

    /** A droid, the ship it is aboard with its pilot, and the gunships of the opponent. */
    enum Aboard {
        R5_A2(
                DARK,
                "R5-A2",
                "TIE Scout",
                "DS-61-4",
                "Victory-Class Star Destroyer",
                "Mobquet A-1 Deluxe Floater",
                "Stormtrooper",
                "Y-wing",
                "Y-wing#2",
                "SW-4 Ion Cannon",
                6),
        R5_D4(
                LIGHT,
                "R5-D4",
                "Red 5",
                "Biggs Darklighter",
                "X-wing",
                "SoroSuub V-35 Landspeeder",
                "Han Solo",
                "Devastator",
                "Imperial-Class Star Destroyer",
                "Ion Cannon",
                7);

        private final Side side;
        private final String droid;
        private final String ship;
        private final String pilot;
        private final String otherShip;
        private final String vehicle;
        private final String driver;
        private final String gunship;
        private final String otherGunship;
        private final String cannon;
        private final int hit;

        Aboard(
                Side side,
                String droid,
                String ship,
                String pilot,
                String otherShip,
                String vehicle,
                String driver,
                String gunship,
                String otherGunship,
                String cannon,
                int hit) {
            this.side = side;
            this.droid = droid;
            this.ship = ship;
            this.pilot = pilot;
            this.otherShip = otherShip;
            this.vehicle = vehicle;
            this.driver = driver;
            this.gunship = gunship;
            this.otherGunship = otherGunship;
            this.cannon = cannon;
            this.hit = hit;
        }

        private Position withoutDroid() {
            return table().at("Tatooine", ship, gunship).pilot(ship, pilot).on(gunship, cannon);
        }

        private Position position() {
            return side == DARK
                    ? withoutDroid().passenger(ship, droid)
                    : withoutDroid().astromech(ship, droid);
        }

        /** Cannons of both gunships are fired at these, one after the other. */
        private Scene fired(Side turn, String first, String second) {
            var scene =
                    position()
                            .at("Tatooine", otherShip, otherGunship)
                            .on(otherGunship, cannon + "#2")
                            .force(LIGHT, 9)
                            .force(DARK, 9)
                            .nextDestiny(side.opposite(), hit, hit)
                            .turn(turn, Phase.BATTLE)
                            .battleAt("Tatooine");
            scene.passUntil("fire " + cannon).fire(cannon).at(first).passResponses();
            scene.passUntil("fire " + cannon + "#2").fire(cannon + "#2").at(second).passResponses();
            assertThat(scene.hyperspeed(first)).isZero();
            assertThat(scene.hyperspeed(second)).isZero();
            return scene.answerDefaults(scene::inBattle);
        }
    }

    @ParameterizedTest
    @EnumSource
    void itAddsToAnyStarshipItIsAboard(Aboard aboard) {
        var scene = aboard.position().at(CANTINA, aboard.droid + "#2").turn(aboard.side);
        var without = aboard.withoutDroid().turn(aboard.side);
        assertThat(scene.power(aboard.ship)).isEqualTo(without.power(aboard.ship) + 1);
        assertThat(scene.maneuver(aboard.ship)).isEqualTo(without.maneuver(aboard.ship) + 1);
        assertThat(scene.power(aboard.gunship)).isEqualTo(without.power(aboard.gunship));
    }

    @ParameterizedTest
    @EnumSource
    void aVehicleGainsNothingNorAShipWithoutIt(Aboard aboard) {
        var position =
                aboard.withoutDroid()
                        .at("Tatooine", "TIE Fighter", "X-wing#9")
                        .at(FARM, aboard.vehicle)
                        .pilot(aboard.vehicle, aboard.driver);
        var without = position.turn(aboard.side);
        var scene = position.passenger(aboard.vehicle, aboard.droid).turn(aboard.side);
        assertThat(scene.power(aboard.vehicle)).isEqualTo(without.power(aboard.vehicle));
        assertThat(scene.maneuver(aboard.vehicle)).isEqualTo(without.maneuver(aboard.vehicle));
        for (String ship : List.of("TIE Fighter", "X-wing#9")) {
            assertThat(scene.maneuver(ship)).isEqualTo(without.maneuver(ship));
        }
    }

    @ParameterizedTest
    @EnumSource
    void itUndoesWhatIonCannonsDidInItsControlPhase(Aboard aboard) {
        var scene = aboard.fired(aboard.side.opposite(), aboard.ship, aboard.ship);
        assertThat(scene.maneuver(aboard.ship)).isLessThan(2);
        scene.passUntil(aboard.side, Phase.DEPLOY);
        assertThat(scene.hyperspeed(aboard.ship))
                .isEqualTo(scene.printed(Figure.HYPERSPEED, aboard.ship));
        assertThat(scene.maneuver(aboard.ship))
                .isEqualTo(aboard.position().turn(aboard.side).maneuver(aboard.ship));
    }

    @ParameterizedTest
    @EnumSource
    void notInTheOpponentsControlPhase(Aboard aboard) {
        var scene = aboard.fired(aboard.side, aboard.ship, aboard.otherShip);
        scene.passUntil(aboard.side.opposite(), Phase.DEPLOY);
        assertThat(scene.hyperspeed(aboard.ship)).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void onlyTheShipItIsAboardIsRestored(Aboard aboard) {
        var scene = aboard.fired(aboard.side.opposite(), aboard.ship, aboard.otherShip);
        scene.passUntil(aboard.side, Phase.DEPLOY);
        assertThat(scene.hyperspeed(aboard.ship)).isPositive();
        assertThat(scene.hyperspeed(aboard.otherShip)).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void ofAnotherShipItTakesNoNotice(Aboard aboard) {
        var scene = aboard.fired(aboard.side.opposite(), aboard.otherShip, aboard.otherShip);
        mayNotInThisPhase(scene.passUntil(aboard.side, Phase.CONTROL), "use " + aboard.droid);
    }

    @ParameterizedTest
    @EnumSource
    void whereNothingWasDoneThereIsNothingToUndo(Aboard aboard) {
        mayNotInThisPhase(
                aboard.position().turn(aboard.side, Phase.CONTROL), "use " + aboard.droid);
    }

    /** A planet's cannon takes power and hyperspeed: of the two only hyperspeed is given back. */
    @Test
    void thePowerThatAPlanetsCannonTookIsNotGivenBack() {
        String ship = "Victory-Class Star Destroyer";
        String cannon = "Planet Defender Ion Cannon";
        var scene =
                table().system("Hoth", DARK)
                        .site(GENERATORS, LIGHT)
                        .at(GENERATORS, "Rebel Trooper", cannon, "EG-4")
                        .at("Hoth", ship, "X-wing")
                        .pilot(ship, "DS-61-4")
                        .passenger(ship, "R5-A2")
                        .force(LIGHT, 9)
                        .force(DARK, 9)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Hoth")
                        .passUntil("fire " + cannon)
                        .fire(cannon)
                        .at(ship)
                        .passResponses();
        assertThat(scene.hyperspeed(ship)).isZero();
        assertThat(scene.power(ship)).isZero();
        scene.answerDefaults(scene::inBattle);
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.hyperspeed(ship)).isEqualTo(scene.printed(Figure.HYPERSPEED, ship));
        assertThat(scene.power(ship)).isZero();
        mayNotInThisPhase(scene.endTurn().passUntil(DARK, Phase.CONTROL), "use R5-A2");
    }
}
