package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.PASSENGER_OF;
import static holosite.language.words.Kinds.shuttleVehicle;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/** Pilots: who pilots a ship or vehicle, and what it cannot do without one. */
class PilotTest {
    private static final String FALCON = "Millennium Falcon";

    /** A shuttle vehicle without a permanent pilot. */
    private static final Card HOPPER =
            shuttleVehicle("Old Hopper", LIGHT, "900_2")
                    .destiny(1)
                    .deploy(1)
                    .power(2)
                    .maneuver(2)
                    .landspeed(2)
                    .forfeit(1)
                    .carries(Capacity.pilots(1).withPassengers(1))
                    .says();

    private static Position table() {
        return tableWith(HOPPER);
    }

    @Test
    @Claim({"pilot#1", "pilot#2", "pilot-icon#1"})
    void starshipsAndCombatVehiclesMoveOnlyWithAPilot() {
        for (String who : new String[] {"Luke Skywalker", "Leia Organa"}) {
            boolean pilot = who.equals("Luke Skywalker");
            var fighter =
                    CardTable.table()
                            .at("Hoth", FALCON)
                            .system("Anoat", DARK)
                            .aboard(FALCON, who)
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.MOVE);
            assertThat(fighter.isOffered("move " + FALCON)).isEqualTo(pilot);

            var combat =
                    CardTable.table()
                            .at("Hoth: Ice Plains (5th Marker)", "Rogue 1")
                            .site("Hoth: Defensive Perimeter (3rd Marker)", DARK)
                            .aboard("Rogue 1", who)
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.MOVE);
            assertThat(combat.isOffered("move Rogue 1")).isEqualTo(pilot);
        }
    }

    @Test
    @Claim("pilot#2")
    void soDoShuttleVehicles() {
        for (String who : new String[] {"Luke Skywalker", "Leia Organa"}) {
            boolean pilot = who.equals("Luke Skywalker");
            var shuttle =
                    table().site(MOS_EISLEY, DARK)
                            .at(FARM, "Old Hopper")
                            .aboard("Old Hopper", who)
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.MOVE);
            assertThat(shuttle.isOffered("move Old Hopper")).isEqualTo(pilot);
            assertThat(shuttle.power("Old Hopper")).isEqualTo(pilot ? 5 : 0);
        }
    }

    @Test
    @Claim("pilot#3")
    void unpilotedTheirFiguresAreOfNoUse() {
        var scene =
                table().at("Hoth", "Red 5")
                        .at("Hoth: Ice Plains (5th Marker)", "Rogue 1")
                        .at("Anoat", "Red 2")
                        .pilot("Red 2", "Wedge Antilles")
                        .turn(LIGHT, Phase.MOVE);

        assertThat(scene.power("Red 5")).isZero();
        assertThat(scene.maneuver("Red 5")).isNaN();
        assertThat(scene.hyperspeed("Red 5")).isNaN();
        assertThat(scene.landspeed("Rogue 1")).isZero();
        assertThat(scene.power("Red 2")).isGreaterThanOrEqualTo(3);
        assertThat(scene.maneuver("Red 2")).isGreaterThanOrEqualTo(4);
        assertThat(scene.hyperspeed("Red 2")).isEqualTo(5);
    }

    @Test
    @Claim("pilot#3")
    void unpilotedTheirWeaponsAndDevicesAreOfNoUse() {
        for (boolean piloted : new boolean[] {true, false}) {
            var position =
                    table().at("Tatooine", "Black 3", "TIE Fighter", "X-wing")
                            .on("Black 3", "Turbolaser Battery")
                            .on("Black 3", "Tractor Beam")
                            .force(DARK, 8);
            if (piloted) {
                position.pilot("Black 3", "DS-61-2");
            }
            var scene = position.turn(DARK, Phase.BATTLE).battleAt("Tatooine");
            assertThat(scene.isOffered("fire Turbolaser Battery")).isEqualTo(piloted);

            boolean offered = false;
            while (scene.inBattle() && !offered) {
                offered = scene.isOffered("use Tractor Beam");
                if (!offered) {
                    scene.answerDefault();
                }
            }
            assertThat(offered).isEqualTo(piloted);
        }
    }

    @Test
    @Claim({"pilot#4", "pilot#6"})
    void aPilotTakesAFreePilotSeatAndRidesAlongWhereThereIsNone() {
        var scene =
                table().at("Tatooine", FALCON)
                        .pilot(FALCON, "Han Solo")
                        .hand(LIGHT, "Pops", "Luke Skywalker")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        double before = scene.power(FALCON);

        scene.deploy("Pops").to(FALCON);
        assertThat(scene.roleOf("Pops")).isEqualTo(Role.PILOT);
        assertThat(scene.power(FALCON)).isEqualTo(before + 2);

        scene.passUntil("deploy Luke Skywalker").deploy("Luke Skywalker").to(FALCON);
        assertThat(scene.roleOf("Luke Skywalker")).isEqualTo(Role.PASSENGER);
        assertThat(is(scene, "Luke Skywalker", PASSENGER_OF, FALCON)).isTrue();
        assertThat(scene.power(FALCON)).isEqualTo(before + 2);
    }

    @Test
    @Claim("pilot#3")
    void everyKindOfCraftHasItsFiguresWithAPilotOnly() {
        for (boolean piloted : new boolean[] {true, false}) {
            var position =
                    table().at("Hoth", "Red 5")
                            .at("Hoth: Ice Plains (5th Marker)", "Rogue 1")
                            .at(FARM, "Old Hopper");
            if (piloted) {
                position.pilot("Red 5", "Wedge Antilles")
                        .pilot("Rogue 1", "Derek 'Hobbie' Klivian")
                        .pilot("Old Hopper", "Luke Skywalker");
            }
            var scene = position.turn(LIGHT, Phase.MOVE);
            for (String craft : new String[] {"Red 5", "Rogue 1", "Old Hopper"}) {
                assertThat(scene.power(craft) > 0).as(craft).isEqualTo(piloted);
                assertThat(scene.maneuver(craft) > 0).as(craft).isEqualTo(piloted);
            }
            assertThat(scene.hyperspeed("Red 5") > 0).isEqualTo(piloted);
            assertThat(scene.landspeed("Rogue 1") > 0).isEqualTo(piloted);
            assertThat(scene.landspeed("Old Hopper") > 0).isEqualTo(piloted);
        }
    }

    @Test
    @Claim("pilot#3")
    void aCombatVehicleFiresWithAPilotOnly() {
        String plains = "Hoth: Ice Plains (5th Marker)";
        for (boolean piloted : new boolean[] {true, false}) {
            var position =
                    table().at(plains, "Rogue 1", "Rebel Trooper", "Stormtrooper")
                            .on("Rogue 1", "Dual Laser Cannon")
                            .force(LIGHT, 8);
            if (piloted) {
                position.pilot("Rogue 1", "Derek 'Hobbie' Klivian");
            }
            var scene = position.turn(LIGHT, Phase.BATTLE).battleAt(plains);
            assertThat(scene.isOffered("fire Dual Laser Cannon")).isEqualTo(piloted);
        }
    }

    @Test
    @Claim("pilot#4")
    void aPilotWhoBoardsTakesAFreePilotSeatAndRidesAlongWhereThereIsNone() {
        for (boolean free : new boolean[] {true, false}) {
            var position = table().at(FARM, "Old Hopper", "Luke Skywalker");
            if (!free) {
                position.pilot("Old Hopper", "Wedge Antilles");
            }
            var scene = position.turn(LIGHT, Phase.MOVE);
            scene.embark("Luke Skywalker");
            assertThat(scene.roleOf("Luke Skywalker"))
                    .isEqualTo(free ? Role.PILOT : Role.PASSENGER);
        }
        // who is no pilot never takes the seat
        var leia = table().at(FARM, "Old Hopper", "Leia Organa").turn(LIGHT, Phase.MOVE);
        leia.embark("Leia Organa");
        assertThat(leia.roleOf("Leia Organa")).isEqualTo(Role.PASSENGER);
    }

    @Test
    @Claim("pilot#5")
    void thePlayerSaysWhoOfThePilotsAboardPilots() {
        for (Phase phase : new Phase[] {Phase.DEPLOY, Phase.MOVE}) {
            var scene =
                    table().at("Tatooine", FALCON)
                            .pilot(FALCON, "Pops")
                            .pilot(FALCON, "Dutch")
                            .passenger(FALCON, "Luke Skywalker")
                            .turn(LIGHT, phase);
            double before = scene.power(FALCON);

            scene.answer("change seats of Luke Skywalker").choose("Pops");

            assertThat(scene.roleOf("Luke Skywalker")).isEqualTo(Role.PILOT);
            assertThat(scene.roleOf("Pops")).isEqualTo(Role.PASSENGER);
            assertThat(scene.power(FALCON)).isEqualTo(before + 1);
        }
        table().at("Tatooine", FALCON)
                .pilot(FALCON, "Pops")
                .passenger(FALCON, "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("change seats of Luke Skywalker");
        for (Phase phase : new Phase[] {Phase.ACTIVATE, Phase.BATTLE, Phase.DRAW}) {
            table().at("Tatooine", FALCON)
                    .pilot(FALCON, "Pops")
                    .passenger(FALCON, "Luke Skywalker")
                    .turn(LIGHT, phase)
                    .mayNot("change seats of Luke Skywalker", "change seats of Pops");
        }
        table().at("Tatooine", FALCON)
                .pilot(FALCON, "Pops")
                .passenger(FALCON, "Luke Skywalker")
                .turn(DARK, Phase.MOVE)
                .mayNot("change seats of Luke Skywalker", "change seats of Pops")
                .pass(DARK)
                .mayNot("change seats of Luke Skywalker", "change seats of Pops");
    }

    @Test
    @Claim("pilot#7")
    void aPilotsOwnPowerDoesNotChangeWhatHeAddsToHisCraft() {
        String plains = "Hoth: Ice Plains (5th Marker)";
        var alone =
                table().at(plains, "Blizzard 2")
                        .pilot("Blizzard 2", "DS-61-2")
                        .turn(DARK, Phase.CONTROL);
        var withVeers =
                table().at(plains, "Blizzard 2", "General Veers")
                        .pilot("Blizzard 2", "DS-61-2")
                        .turn(DARK, Phase.CONTROL);

        assertThat(withVeers.power("DS-61-2")).isEqualTo(alone.power("DS-61-2") + 1);
        assertThat(withVeers.power("Blizzard 2")).isEqualTo(alone.power("Blizzard 2"));
    }

    @Test
    @Claim({"pilot#1", "pilot#5"})
    void onlyPilotsTakeThePilotSeatAndTheyMayLeaveIt() {
        table().at("Tatooine", FALCON)
                .pilot(FALCON, "Pops")
                .pilot(FALCON, "Dutch")
                .passenger(FALCON, "Leia Organa")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("change seats of Leia Organa");
        table().at("Tatooine", FALCON)
                .passenger(FALCON, "Leia Organa")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("change seats of Leia Organa");
        var scene = table().at("Tatooine", FALCON).pilot(FALCON, "Pops").turn(LIGHT, Phase.MOVE);
        scene.answer("change seats of Pops");
        assertThat(scene.roleOf("Pops")).isEqualTo(Role.PASSENGER);
        assertThat(scene.power(FALCON)).isZero();
    }
}
