package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Several printed cards whose rules meet: reacts that are forbidden, evacuations, parasites on
 * hosts that travel, captured starships, who comes late to a battle, tolls of transit.
 */
class DifficultCombinationsTest {
    private static final String COMM = "Executor: Comm Station";
    private static final String YAVIN_BAY = "Yavin 4: Docking Bay";
    private static final String SWAMP = "Dagobah: Swamp";
    private static final String SNAKE = "Vine Snake (4_113)";

    // ---- reacts that are forbidden

    private static Scene calledToExecutor(String... more) {
        return table().system("Kessel", DARK)
                .system("Tatooine", DARK)
                .at("Tatooine", "Executor", "X-wing")
                .at("Tatooine", more)
                .location(COMM, DARK)
                .at(COMM, "Grand Moff Tarkin")
                .at("Kessel", "Boba Fett In Slave I")
                .force(DARK, 6)
                .force(LIGHT, 6)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Tatooine");
    }

    @Test
    void anAWingAtEitherEndForbidsTheReactThatTheCommStationAllows() {
        assertThat(calledToExecutor().isOffered("react with Boba Fett In Slave I")).isTrue();
        assertThat(calledToExecutor("A-wing").isOffered("react with Boba Fett In Slave I"))
                .isFalse();
    }

    @Test
    void whoReactedFightsAndHisPowerCounts() {
        var scene = calledToExecutor();
        double power = scene.totalPower("Tatooine", DARK);
        scene.react("Boba Fett In Slave I").passResponses();
        assertThat(scene.locationOf("Boba Fett In Slave I")).isEqualTo("Tatooine");
        assertThat(scene.totalPower("Tatooine", DARK)).isGreaterThan(power);
        assertThat(scene.has("Boba Fett In Slave I", Flag.IN_BATTLE)).isTrue();
    }

    @Test
    void aBattleCanceledBecauseOfAReactIsTheOnlyOneOfTheTurnForWhoCame() {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper", "Luke Skywalker", "Han Solo")
                        .at(FARM, "Bantha")
                        .passenger("Bantha", "Tusken Raider")
                        .hand(LIGHT, "I Have A Very Bad Feeling About This")
                        .force(LIGHT, 6)
                        .force(DARK, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        scene.passUntil("react with Bantha").react("Bantha");
        scene.passUntil("play I Have A Very Bad Feeling About This");
        scene.play("I Have A Very Bad Feeling About This").passResponses();
        assertThat(scene.inBattle()).isFalse();
        assertThat(scene.locationOf("Bantha")).isEqualTo(MOS_EISLEY);
        assertThat(scene.has("Bantha", Flag.BATTLED)).isTrue();
        assertThat(scene.isOffered("battle at " + MOS_EISLEY)).isFalse();
    }

    // ---- evacuations

    @Test
    void anEscortWhoEvacuatesTakesHisCaptiveAlong() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at("Tatooine", "Devastator")
                        .passenger("Devastator", "Boba Fett")
                        .captive("Boba Fett", "Leia Organa")
                        .hit("Devastator")
                        .hand(DARK, "Evacuate?")
                        .turn(DARK, Phase.CONTROL);
        scene.play("Evacuate?").passResponses();
        assertThat(scene.locationOf("Boba Fett")).isEqualTo(MOS_EISLEY);
        assertThat(scene.hostOf("Leia Organa")).isEqualTo("Boba Fett");
        assertThat(scene.lost(DARK)).contains("Devastator");
    }

    @Test
    void withoutAnEvacuationTheCaptiveIsLostWithShipAndEscort() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at("Tatooine", "Devastator")
                        .passenger("Devastator", "Boba Fett")
                        .captive("Boba Fett", "Leia Organa")
                        .hit("Devastator")
                        .turn(DARK, Phase.CONTROL);
        scene.answerDefault();
        assertThat(scene.lost(DARK)).contains("Devastator", "Boba Fett");
        assertThat(scene.lost(LIGHT)).contains("Leia Organa");
    }

    @Test
    void anEscapePodDoesNotSaveWhoIsAboardAStarfighterInTheHold() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at("Tatooine", "Home One")
                        .passenger("Home One", "Leia Organa")
                        .cargo("Home One", "X-wing")
                        .pilot("X-wing", "Luke Skywalker")
                        .hit("Home One")
                        .hand(LIGHT, "Escape Pod")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Escape Pod").passResponses();
        assertThat(scene.locationOf("Leia Organa")).isEqualTo(MOS_EISLEY);
        assertThat(scene.lost(LIGHT)).contains("Home One", "X-wing");
    }

    // ---- parasites on hosts that travel

    @Test
    void aSnakeGoesWithItsHostWhereItCouldNotLiveAlone() {
        var scene =
                table().site("Hoth: Echo Docking Bay", LIGHT)
                        .site(BAY, DARK)
                        .at(BAY, "Luke Skywalker")
                        .on("Luke Skywalker", SNAKE)
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.MOVE);
        scene.transitFrom(BAY).passResponses();
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo("Hoth: Echo Docking Bay");
        assertThat(scene.hostOf("Vine Snake")).isEqualTo("Luke Skywalker");
    }

    @Test
    void aMynockShortensTheReachOfItsHost() {
        for (boolean infested : new boolean[] {true, false}) {
            var position = table().system("Tatooine", DARK).system("Hoth", DARK);
            position.at("Tatooine", "X-wing").force(LIGHT, 6);
            if (infested) {
                position.on("X-wing", "Mynock (4_110)", "Mynock (4_110)");
            }
            var scene = position.turn(LIGHT, Phase.MOVE);
            assertThat(scene.hyperspeed("X-wing")).isEqualTo(infested ? 1 : 5);
            assertThat(scene.power("X-wing")).isEqualTo(infested ? 0 : 3);
        }
    }

    @Test
    void aParasiteStaysBehindWhenItsHostIsForfeited() {
        var scene =
                table().at(SWAMP, "Luke Skywalker", "Bossk", "Darth Vader")
                        .on("Luke Skywalker", SNAKE)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(SWAMP);
        scene.passUntil("forfeit Luke Skywalker").forfeit("Luke Skywalker").passResponses();
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
        assertThat(scene.lost(DARK)).contains("Vine Snake");
    }

    // ---- captives and captured starships

    @Test
    void aCaptiveGoesAlongInTransitForNothing() {
        var scene =
                table().site(YAVIN_BAY, DARK)
                        .site(BAY, DARK)
                        .at(BAY, "Boba Fett")
                        .captive("Boba Fett", "Leia Organa")
                        .force(DARK, 6)
                        .turn(DARK, Phase.MOVE);
        scene.transitFrom(BAY).passResponses();
        assertThat(scene.locationOf("Boba Fett")).isEqualTo(YAVIN_BAY);
        assertThat(scene.hostOf("Leia Organa")).isEqualTo("Boba Fett");
        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    void whoIsFreedInTheDamageSegmentTakesNoPartAndCannotBeForfeited() {
        var scene =
                table().at(CANTINA, "Boba Fett", "Obi-Wan Kenobi", "Rebel Trooper")
                        .captive("Boba Fett", "Leia Organa")
                        .force(LIGHT, 3)
                        .nextDestiny(DARK, 4)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.passUntil("forfeit Boba Fett").forfeit("Boba Fett");
        scene.passUntil(LIGHT, Prompt.Key.CAPTIVE_FATE).answer("rally").passResponses();
        assertThat(scene.isCaptive("Leia Organa")).isFalse();
        assertThat(scene.locationOf("Leia Organa")).isEqualTo(CANTINA);
        assertThat(scene.has("Leia Organa", Flag.IN_BATTLE)).isFalse();
        assertThat(scene.isOffered("forfeit Leia Organa")).isFalse();
    }

    @Test
    void aShipCapturedByAStarDestroyerThatIsLostGetsAway() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .on("Devastator", "Tractor Beam")
                        .captive("Devastator", "Corellian Corvette")
                        .mark("Corellian Corvette", Flag.CAPTURED_SHIP)
                        .pilot("Corellian Corvette", "Han Solo")
                        .hit("Devastator")
                        .turn(DARK, Phase.CONTROL);
        scene.passUntil(LIGHT, Prompt.Key.CAPTIVE_FATE).answer("launch").passResponses();
        assertThat(scene.locationOf("Corellian Corvette")).isEqualTo("Tatooine");
        assertThat(scene.lost(DARK)).contains("Devastator", "Tractor Beam");
        assertThat(scene.roleOf("Han Solo")).isEqualTo(Role.PILOT);
        assertThat(scene.power("Corellian Corvette")).isPositive();
    }

    @Test
    void aSinkingEscortTakesHisCaptiveDown() {
        var scene =
                table().at(SWAMP, "TIE Scout")
                        .pilot("TIE Scout", "Boba Fett")
                        .captive("Boba Fett", "Leia Organa")
                        .turn(DARK, Phase.DRAW);
        scene.endTurn();
        assertThat(scene.lost(DARK)).contains("TIE Scout", "Boba Fett");
        assertThat(scene.isOnTable("Leia Organa")).isFalse();
        assertThat(scene.lost(LIGHT)).contains("Leia Organa");
    }

    // ---- tolls of transit

    @ParameterizedTest
    @CsvSource({"LIGHT, 0", "DARK, 4"})
    void theEndorShieldAsksOnceForAGroupAndForNothingWhereTransitIsFree(Side bay, int force) {
        var scene =
                table().site("Endor: Bunker", DARK)
                        .on("Endor: Bunker", "Endor Shield")
                        .site(YAVIN_BAY, bay)
                        .site("Death Star: Docking Bay 327", DARK)
                        .at(YAVIN_BAY, "Rebel Trooper", "Luke Skywalker")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        scene.transitFrom(YAVIN_BAY).choose("Rebel Trooper", "Luke Skywalker").passResponses();
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo("Death Star: Docking Bay 327");
        assertThat(scene.used(LIGHT)).hasSize(force);
    }

    @Test
    void anUndercoverSpyTravelsInTheOpponentsMovePhaseForHisOwnPrice() {
        var scene =
                table().site(YAVIN_BAY, DARK)
                        .site(BAY, DARK)
                        .at(BAY, "TK-422", "Rebel Trooper")
                        .undercover("TK-422")
                        .force(LIGHT, 6)
                        .turn(DARK, Phase.MOVE);
        scene.pass(DARK).expectDecider(LIGHT);
        scene.transitFrom(BAY).passResponses();
        assertThat(scene.locationOf("TK-422")).isEqualTo(YAVIN_BAY);
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(BAY);
        assertThat(scene.used(LIGHT)).hasSize(2);
    }

    // ---- who comes late, and who is held back

    @Test
    void whoWasDeployedUnderAPatrolStaysOutOfTheBattleHeStandsIn() {
        var scene =
                table().site("Endor: Bunker", DARK)
                        .site("Endor: Back Door", DARK)
                        .on("Endor: Bunker", "Perimeter Patrol")
                        .at("Endor: Bunker", "Stormtrooper")
                        .at("Endor: Back Door", "Darth Vader", "Luke Skywalker")
                        .hand(LIGHT, "Rebel Trooper")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        int life = scene.lifeForce(LIGHT) + scene.hand(LIGHT).size();
        scene.deploy("Rebel Trooper").to("Endor: Back Door").passResponses();
        scene.passUntil(LIGHT, Phase.BATTLE);
        assertThat(life - scene.lifeForce(LIGHT) - scene.hand(LIGHT).size()).isEqualTo(1 + 1);
        scene.battleAt("Endor: Back Door");
        assertThat(scene.has("Luke Skywalker", Flag.IN_BATTLE)).isTrue();
        assertThat(scene.has("Rebel Trooper", Flag.IN_BATTLE)).isFalse();
    }

    @Test
    void whoIsNoPilotIsAPassenger() {
        for (String pilot : new String[] {"Rebel Trooper", "Jek Porkins"}) {
            var scene =
                    table().at("Tatooine", "Corellian Corvette")
                            .pilot("Corellian Corvette", pilot)
                            .turn(LIGHT, Phase.BATTLE);
            boolean able = pilot.equals("Jek Porkins");
            assertThat(scene.roleOf(pilot)).isEqualTo(able ? Role.PILOT : Role.PASSENGER);
        }
    }

    @Test
    void aSpyWhoLeavesABayLetsTheDrainBegin() {
        var held =
                table().site(BAY, DARK)
                        .at(BAY, "Stormtrooper", "TK-422")
                        .undercover("TK-422")
                        .turn(DARK, Phase.CONTROL);
        assertThat(held.isOffered("drain at " + BAY)).isFalse();
        var gone = table().site(BAY, DARK).at(BAY, "Stormtrooper").at(FARM, "TK-422");
        assertThat(gone.undercover("TK-422").turn(DARK, Phase.CONTROL).isOffered("drain at " + BAY))
                .isTrue();
    }

    @Test
    void aRiderWhoJumpsOffAHitBanthaStillFights() {
        Position position =
                table().at(WAR_ROOM, "Rebel Trooper")
                        .at(MOS_EISLEY, "Bantha", "Luke Skywalker")
                        .passenger("Bantha", "Tusken Raider")
                        .hit("Bantha");
        var scene = position.turn(DARK, Phase.CONTROL);
        scene.passUntil(DARK, Prompt.Key.JUMP_OFF).choose("Tusken Raider").passResponses();
        assertThat(scene.lost(DARK)).contains("Bantha");
        assertThat(scene.locationOf("Tusken Raider")).isEqualTo(MOS_EISLEY);
    }
}
