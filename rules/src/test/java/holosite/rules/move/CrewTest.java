package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Trait.ASTROMECH_DROID;
import static holosite.language.filter.Relation.DRIVING;
import static holosite.language.filter.Relation.PASSENGER_OF;
import static holosite.language.filter.Relation.PILOTING;
import static holosite.language.filter.Relation.WHERE_IS;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.DROID;
import static holosite.language.words.Filters.REBEL;
import static holosite.language.words.Kinds.shuttleVehicle;
import static holosite.language.words.Kinds.starfighter;
import static holosite.rules.catalog.Fits.fits;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Filters;
import holosite.rules.battle.BattleDestiny;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Pilots, drivers, passengers and astromechs: who works a ship or vehicle, and what it gives. */
class CrewTest {
    private static final String FARM = "Tatooine: Lars' Moisture Farm";
    private static final String MOS_EISLEY = "Tatooine: Mos Eisley";
    private static final String SPEEDER = "Luke's X-34 Landspeeder";
    private static final String FALCON = "Millennium Falcon";

    /** A starfighter without a nav computer of its own. */
    private static final Card SCOUT =
            starfighter("Old Scout", LIGHT, "900_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .maneuver(2)
                    .hyperspeed(3)
                    .forfeit(1)
                    .carries(Capacity.pilots(1).withPassengers(2).withAstromechs(1))
                    .says();

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

    private static List<Card> all() {
        return Stream.concat(AllCards.all().stream(), Stream.of(SCOUT, HOPPER)).toList();
    }

    private static Position table() {
        return Scene.with(CrewTest::all);
    }

    private static Position speederWith(String... crew) {
        var position = table().site(MOS_EISLEY, DARK).at(FARM, SPEEDER).force(LIGHT, 4);
        for (String one : crew) {
            position.aboard(SPEEDER, one);
        }
        return position;
    }

    // ---- drivers

    @Test
    @Claim("driver#1")
    void whoeverIsNoDroidDrivesATransport() {
        var scene = speederWith("Rebel Trooper").turn(LIGHT, Phase.MOVE);

        assertThat(is(scene, "Rebel Trooper", DRIVING, SPEEDER)).isTrue();
        scene.move(SPEEDER).to(MOS_EISLEY);
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(MOS_EISLEY);
    }

    @Test
    @Claim("driver#2")
    void aVehicleDroidDrivesATransport() {
        var scene = speederWith("R4-E1").turn(LIGHT, Phase.MOVE);

        assertThat(scene.power(SPEEDER)).isEqualTo(2);
        scene.move(SPEEDER).to(MOS_EISLEY);
        assertThat(scene.locationOf(SPEEDER)).isEqualTo(MOS_EISLEY);
    }

    @Test
    @Claim({"driver#3", "driver#7", "driver#8"})
    void otherDroidsAreNoDriversAndTheTransportStands() {
        var scene = speederWith("R2-D2", "C-3PO").turn(LIGHT, Phase.MOVE);

        scene.mayNot("move " + SPEEDER);
        assertThat(scene.power(SPEEDER)).isZero();
        assertThat(scene.maneuver(SPEEDER)).isNaN();
        assertThat(scene.landspeed(SPEEDER)).isZero();
    }

    @Test
    @Claim({"driver#4", "driver#5"})
    void theOwnerSaysWhoDrives() {
        for (Phase phase : new Phase[] {Phase.DEPLOY, Phase.MOVE}) {
            var scene = speederWith("Han Solo", "Rebel Trooper").turn(LIGHT, phase);
            assertThat(is(scene, "Han Solo", DRIVING, SPEEDER)).isTrue();

            scene.answer("change seats of Rebel Trooper");

            assertThat(is(scene, "Rebel Trooper", DRIVING, SPEEDER)).isTrue();
            assertThat(is(scene, "Han Solo", DRIVING, SPEEDER)).isFalse();
            assertThat(scene.roleOf("Han Solo")).isEqualTo(Role.PASSENGER);
        }
        for (Phase phase : new Phase[] {Phase.CONTROL, Phase.BATTLE, Phase.DRAW}) {
            speederWith("Han Solo", "Rebel Trooper")
                    .turn(LIGHT, phase)
                    .mayNot("change seats of Rebel Trooper", "change seats of Han Solo");
        }
    }

    @Test
    @Claim("driver#6")
    void aPilotAtTheWheelOfATransportDoesNotPilotIt() {
        var scene = speederWith("Luke Skywalker").turn(LIGHT, Phase.MOVE);

        assertThat(is(scene, "Luke Skywalker", DRIVING, SPEEDER)).isTrue();
        assertThat(is(scene, "Luke Skywalker", PILOTING, SPEEDER)).isFalse();
        assertThat(scene.power(SPEEDER)).isEqualTo(1);
    }

    @Test
    @Claim("driver#9")
    void withoutADriverTheWeaponsOfATransportAreSilent() {
        for (boolean driven : new boolean[] {true, false}) {
            var position =
                    table().at(FARM, "Sandcrawler", "Luke Skywalker", "Stormtrooper")
                            .on("Sandcrawler", "Dual Laser Cannon")
                            .passenger("Sandcrawler", "Leia Organa")
                            .force(LIGHT, 4);
            if (driven) {
                position.pilot("Sandcrawler", "Rebel Trooper");
            }
            var scene = position.turn(LIGHT, Phase.BATTLE).battleAt(FARM);

            assertThat(scene.isOffered("fire Dual Laser Cannon")).isEqualTo(driven);
        }
    }

    @Test
    @Claim("driver#10")
    void withoutADriverATransportDoesNotUseItsText() {
        var driven = speederWith("Luke Skywalker").turn(LIGHT, Phase.MOVE);
        var idle =
                table().at(FARM, SPEEDER)
                        .passenger(SPEEDER, "Luke Skywalker")
                        .turn(LIGHT, Phase.MOVE);

        assertThat(driven.figure(Figure.MOVE_COST, SPEEDER)).isZero();
        assertThat(idle.figure(Figure.MOVE_COST, SPEEDER)).isEqualTo(1);
        // its capacity holds all the same
        idle.answer("change seats of Luke Skywalker");
        assertThat(idle.figure(Figure.MOVE_COST, SPEEDER)).isZero();
    }

    @Test
    @Claim("driver#11")
    void anEmptyLiftTubeMovesAndReacts() {
        String corridor = "Death Star: Detention Block Corridor";
        String room = "Death Star: War Room";
        var moving =
                table().site(room, DARK)
                        .at(corridor, "dark Lift Tube")
                        .force(DARK, 2)
                        .turn(DARK, Phase.MOVE);
        moving.move("dark Lift Tube").to(room);
        assertThat(moving.locationOf("dark Lift Tube")).isEqualTo(room);

        var reacting =
                table().at(room, "Stormtrooper", "Luke Skywalker")
                        .at(corridor, "dark Lift Tube")
                        .force(DARK, 2)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);
        reacting.battleAt(room).react("dark Lift Tube");
        assertThat(reacting.locationOf("dark Lift Tube")).isEqualTo(room);
    }

    // ---- pilots

    @Test
    @Claim({"pilot#1", "pilot#2", "pilot-icon#1"})
    void starshipsCombatAndShuttleVehiclesMoveOnlyWithAPilot() {
        for (String who : new String[] {"Luke Skywalker", "Leia Organa"}) {
            boolean pilot = who.equals("Luke Skywalker");
            var fighter =
                    table().at("Hoth", FALCON)
                            .system("Anoat", DARK)
                            .aboard(FALCON, who)
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.MOVE);
            assertThat(fighter.isOffered("move " + FALCON)).isEqualTo(pilot);

            var combat =
                    table().at("Hoth: Ice Plains (5th Marker)", "Rogue 1")
                            .site("Hoth: Defensive Perimeter (3rd Marker)", DARK)
                            .aboard("Rogue 1", who)
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.MOVE);
            assertThat(combat.isOffered("move Rogue 1")).isEqualTo(pilot);

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

    // ---- passengers

    @Test
    @Claim("passengers#1")
    void whoNeitherPilotsNorDrivesIsAPassenger() {
        var scene =
                table().at("Tatooine", FALCON)
                        .pilot(FALCON, "Han Solo")
                        .aboard(FALCON, "Leia Organa")
                        .at(FARM, SPEEDER)
                        .pilot(SPEEDER, "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(is(scene, "Leia Organa", PASSENGER_OF, FALCON)).isTrue();
        assertThat(is(scene, "Han Solo", PASSENGER_OF, FALCON)).isFalse();
        assertThat(is(scene, "Rebel Trooper", PASSENGER_OF, SPEEDER)).isFalse();
    }

    @Test
    @Claim({"passengers#2", "passengers#3"})
    void passengersBattleWithTheirShipAndThoseBelowDecksDoNot() {
        var scene =
                table().at("Dantooine", "Executor", "X-wing")
                        .passenger("Executor", "Stormtrooper")
                        .site("Executor: Main Corridor", DARK)
                        .at("Executor: Main Corridor", "Darth Vader")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Dantooine");

        assertThat(scene.has("Stormtrooper", Flag.IN_BATTLE)).isTrue();
        assertThat(scene.has("Darth Vader", Flag.IN_BATTLE)).isFalse();
    }

    @Test
    @Claim("passengers#4")
    void passengersAloneDrawNoBattleDestiny() {
        var scene =
                table().at("Tatooine", FALCON, "TIE Fighter")
                        .passenger(FALCON, "Obi-Wan Kenobi")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine");

        assertThat(BattleDestiny.ability(scene.state(), LIGHT)).isZero();
        boolean asked = false;
        while (scene.inBattle()) {
            asked |=
                    scene.prompt() == Prompt.Key.DRAW_BATTLE_DESTINY && scene.whoDecides() == LIGHT;
            scene.answerDefault();
        }
        assertThat(asked).isFalse();
    }

    // ---- astromechs

    @Test
    @Claim({"astromech#1", "permanent-nav-computer#1"})
    void anAstromechTakesAShipThroughHyperspaceThatHasNoNavComputer() {
        var without =
                table().at("Hoth", "Old Scout", "Red 5")
                        .system("Anoat", DARK)
                        .pilot("Old Scout", "Pops")
                        .pilot("Red 5", "Dutch")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE);
        without.mayNot("move Old Scout").offers("move Red 5");

        var with =
                table().at("Hoth", "Old Scout")
                        .system("Anoat", DARK)
                        .pilot("Old Scout", "Pops")
                        .astromech("Old Scout", "R2-X2")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE);
        with.move("Old Scout").to("Anoat");
        assertThat(with.locationOf("Old Scout")).isEqualTo("Anoat");
    }

    @Test
    @Claim({"astromech#2", "astromech-capacity#1"})
    void anAstromechUsesItsOwnSeatBeforeAPassengers() {
        var scene =
                table().at("Hoth", "Old Scout")
                        .pilot("Old Scout", "Pops")
                        .hand(LIGHT, "R2-X2", "R2-X2", "R2-X2", "R2-X2")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        for (int i = 0; i < 3; i++) {
            scene.passUntil("deploy R2-X2").deploy("R2-X2").to("Old Scout");
        }
        var seats =
                scene.cardsOn("Old Scout").stream()
                        .filter(name -> name.startsWith("R2-X2"))
                        .map(scene::roleOf)
                        .toList();
        assertThat(seats).containsExactlyInAnyOrder(Role.ASTROMECH, Role.PASSENGER, Role.PASSENGER);
        scene.mayNot("deploy R2-X2");
    }

    @Test
    @Claim("astromech-capacity#1")
    void onlyAnAstromechSitsInTheAstromechSeat() {
        var scene =
                table().at("Hoth", "Red 5")
                        .pilot("Red 5", "Luke Skywalker")
                        .hand(LIGHT, "C-3PO", "Rebel Trooper", "R2-X2")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.mayNot("deploy C-3PO", "deploy Rebel Trooper").deploy("R2-X2").to("Red 5");
        assertThat(scene.roleOf("R2-X2")).isEqualTo(Role.ASTROMECH);
    }

    @Test
    @Claim("astromech-capacity#3")
    void fromAPassengerSeatTheyNavigateAllTheSame() {
        for (String navigator : new String[] {"Brainiac", "R2-X2"}) {
            var scene =
                    table().at("Hoth", "Old Scout")
                            .system("Anoat", DARK)
                            .pilot("Old Scout", "Pops")
                            .passenger("Old Scout", navigator)
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.MOVE);

            assertThat(scene.roleOf(navigator)).isEqualTo(Role.PASSENGER);
            scene.offers("move Old Scout");
        }
    }

    @Test
    @Claim("astromech-capacity#2")
    void whoWorksAsANavComputerIsNoAstromechForAllThat() {
        // Red 5 has a seat for a pilot and one for an astromech
        table().at("Tatooine: Docking Bay 94", "Red 5", "Brainiac")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("embark Brainiac");
        table().at("Tatooine: Docking Bay 94", "Red 5", "R2-X2")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.MOVE)
                .offers("embark R2-X2");
    }

    @Test
    @Claim("astromech#3")
    void copiesOfOneAstromechDoNotAddUp() {
        var one =
                table().at("Hoth", "Old Scout")
                        .pilot("Old Scout", "Pops")
                        .astromech("Old Scout", "R2-X2")
                        .turn(LIGHT, Phase.MOVE);
        var two =
                table().at("Hoth", "Old Scout")
                        .pilot("Old Scout", "Pops")
                        .astromech("Old Scout", "R2-X2")
                        .passenger("Old Scout", "R2-X2")
                        .turn(LIGHT, Phase.MOVE);

        assertThat(one.hyperspeed("Old Scout")).isEqualTo(4);
        assertThat(two.hyperspeed("Old Scout")).isEqualTo(4);
        assertThat(two.maneuver("Old Scout")).isEqualTo(3);
        assertThat(two.power("Old Scout")).isEqualTo(1 + 2 + 1);
    }

    // ---- what is built in

    @Test
    @Claim({"permanent-pilot#1", "pilot-icon#2"})
    void aPilotIconOnAShipOrVehicleIsAPilotAboard() {
        var scene =
                table().at("Tatooine", "TIE Fighter", "Black 2")
                        .at(FARM, "Snowspeeder", "Rogue 1")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.occupies(DARK, "Tatooine")).isTrue();
        assertThat(scene.power("TIE Fighter")).isEqualTo(1);
        assertThat(scene.power("Black 2")).isZero();
        assertThat(scene.power("Snowspeeder")).isEqualTo(3);
        assertThat(scene.power("Rogue 1")).isZero();
    }

    @Test
    @Claim({"permanent-pilot#2", "permanent-pilot#3"})
    void aPermanentPilotIsNoCharacter() {
        var scene = table().at("Tatooine", "X-wing").turn(LIGHT, Phase.CONTROL);

        assertThat(scene.totalAbility("Tatooine", LIGHT)).isEqualTo(1);
        for (String card : scene.cardsOn("Tatooine")) {
            assertThat(fits(scene, card, CHARACTER)).isFalse();
            assertThat(fits(scene, card, REBEL)).isFalse();
        }
        assertThat(scene.cardsOn("X-wing")).isEmpty();
        assertThat(fits(scene, "Tatooine", Filters.LOCATION.related(WHERE_IS, CHARACTER)))
                .isFalse();
    }

    @Test
    @Claim("permanent-pilot#4")
    void goldLeaderAsAPermanentPilotHasOnlyWhatHisShipSaysOfHim() {
        String ship = "Gold Leader In Gold 1";
        var scene =
                table().at("Tatooine", ship, "Gold 5", "TIE Fighter")
                        .pilot("Gold 5", "Pops")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        var character =
                table().at("Tatooine", "Gold 1", "Gold 5")
                        .pilot("Gold 1", "Dutch")
                        .pilot("Gold 5", "Pops")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(character.forfeitValue("Pops")).isEqualTo(5);
        assertThat(scene.forfeitValue("Pops")).isEqualTo(4);
        assertThat(scene.power(ship)).isEqualTo(2 + 2);
        assertThat(scene.maneuver(ship)).isEqualTo(3);
        assertThat(scene.totalAbility("Tatooine", LIGHT)).isEqualTo(2 + 2);

        // ability 2 is not enough, but he provides a battle destiny
        var battle =
                table().at("Tatooine", ship, "TIE Fighter")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        battle.battleAt("Tatooine").passUntil(Prompt.Key.DRAW_BATTLE_DESTINY);
        battle.expectDecider(LIGHT);
    }

    @Test
    @Claim({"permanent-nav-computer#2", "permanent-nav-computer#3", "astromech-icon#1"})
    void aPermanentNavComputerIsNoDroid() {
        var scene = table().at("Tatooine", "X-wing").turn(LIGHT, Phase.CONTROL);

        assertThat(fits(scene, "X-wing", Filters.with(Icon.NAV_COMPUTER))).isTrue();
        assertThat(fits(scene, "X-wing", CHARACTER.or(DROID).or(Filters.a(ASTROMECH_DROID))))
                .isFalse();
        assertThat(Icon.values()).extracting(Enum::name).doesNotContain("ASTROMECH");
    }

    @Test
    @Claim("passengers#1")
    void whoSitsAtTheControlsOfALandedShipIsAPassenger() {
        var scene =
                table().at(FARM, FALCON)
                        .pilot(FALCON, "Han Solo")
                        .at("Tatooine", "Red 5")
                        .pilot("Red 5", "Luke Skywalker")
                        .astromech("Red 5", "R2-X2")
                        .on("Red 5", "Proton Torpedoes")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(is(scene, "Han Solo", PILOTING, FALCON)).isFalse();
        assertThat(is(scene, "Han Solo", PASSENGER_OF, FALCON)).isTrue();
        assertThat(scene.power(FALCON)).isZero();
        assertThat(scene.maneuver(FALCON)).isNaN();
        assertThat(is(scene, "Luke Skywalker", PASSENGER_OF, "Red 5")).isFalse();
        assertThat(is(scene, "R2-X2", PASSENGER_OF, "Red 5")).isTrue();
        assertThat(is(scene, "Proton Torpedoes", PASSENGER_OF, "Red 5")).isFalse();
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
