package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Immunities;
import holosite.rules.move.MoveRules;
import holosite.rules.refusal.Refusal;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Attack Run. */
class AttackRunTest {
    private static final String RUN = "Attack Run";
    private static final String TRENCH = "Death Star: Trench";
    private static final String TORPEDOES = "Proton Torpedoes";
    private static final String LEADER = "I'm On The Leader";

    private static Position station() {
        return station(table());
    }

    private static Position station(Position table) {
        return table.system("Death Star", DARK)
                .counter("Death Star", 4)
                .site(TRENCH, LIGHT)
                .on(TRENCH, RUN);
    }

    /** Red 5 with torpedoes at the Death Star, Luke at the controls. */
    private static Position ready() {
        return station()
                .at("Death Star", "Red 5")
                .pilot("Red 5", "Luke Skywalker")
                .on("Red 5", TORPEDOES);
    }

    private static Scene begun(Position table) {
        var scene = table.turn(LIGHT, Phase.MOVE);
        scene.use(RUN).passResponses();
        return scene;
    }

    // ---- the event

    @Test
    @Claim("epic-events#4")
    void itDeploysOnTheTrenchAndStaysForAnotherRun() {
        var scene =
                table().system("Death Star", DARK)
                        .site(TRENCH, LIGHT)
                        .hand(LIGHT, RUN)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(RUN).passResponses();
        assertThat(scene.hostOf(RUN)).isEqualTo(TRENCH);
        table().system("Death Star", DARK)
                .site("Death Star: War Room", DARK)
                .hand(LIGHT, RUN)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + RUN);

        var run = begun(ready().nextDestiny(LIGHT, 1, 1));
        assertThat(run.has("Death Star", Flag.BLOWN_AWAY)).isFalse();
        assertThat(run.hostOf(RUN)).isEqualTo(TRENCH);
        run.mayNot("use " + RUN);
        run.passUntil(DARK, Phase.MOVE);
        run.passUntil(LIGHT, Phase.MOVE);
        run.offers("use " + RUN);
    }

    @Test
    void itIsMadeInTheMovePhaseOfItsPlayerWithTorpedoes() {
        ready().turn(LIGHT, Phase.MOVE).offers("use " + RUN);
        ready().turn(LIGHT, Phase.DEPLOY).mayNot("use " + RUN);
        ready().turn(DARK, Phase.MOVE).pass().mayNot("use " + RUN);
        station().at("Death Star", "X-wing").turn(LIGHT, Phase.MOVE).mayNot("use " + RUN);
        // nobody at the controls
        station()
                .at("Death Star", "Red 5")
                .on("Red 5", TORPEDOES)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("use " + RUN);
    }

    // ---- into the trench

    @Test
    @Claim("attack-run#2")
    void theWayIntoTheTrenchBeginsAtTheSystemOfTheDeathStar() {
        for (String place : new String[] {"Yavin 4", "Death Star: Docking Bay 327"}) {
            station()
                    .location(place)
                    .at(place, "X-wing")
                    .on("X-wing", TORPEDOES)
                    .force(LIGHT, 9)
                    .turn(LIGHT, Phase.MOVE)
                    .mayNot("use " + RUN);
        }
        // no other move leads there, not even from the system
        var scene =
                station()
                        .at("Death Star", "X-wing", "X-wing")
                        .on("X-wing", TORPEDOES)
                        .system("Yavin 4", LIGHT)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(MoveRules.refusal(scene.state(), scene.card("X-wing#2"), scene.card(TRENCH)))
                .isEqualTo(Refusal.TRENCH);
        scene.use(RUN).passResponses();
        scene.choose();
        assertThat(scene.locationOf("X-wing")).isEqualTo("Death Star");
    }

    @Test
    @Claim("attack-run#3")
    void enteringIsTheRegularMoveOfAStarfighter() {
        station()
                .at("Death Star", "X-wing")
                .on("X-wing", TORPEDOES)
                .moved("X-wing")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("use " + RUN);
        // of the others only who has not moved may come along
        var scene =
                begun(
                        ready().at("Death Star", "X-wing", "Y-wing")
                                .moved("Y-wing")
                                .system("Yavin 4", LIGHT)
                                .force(LIGHT, 9)
                                .nextDestiny(LIGHT, 1, 1));
        assertThat(scene.offered()).contains("X-wing").doesNotContain("Y-wing", "Red 5");
        scene.choose("X-wing").passResponses();
        assertThat(scene.locationOf("X-wing")).isEqualTo("Death Star");
        // back at the system it has made its move
        scene.mayNot("move X-wing", "move Red 5");
        assertThat(scene.forcePile(LIGHT)).hasSize(9);
    }

    @Test
    @Claim("attack-run#4")
    void onlyStarfightersAndTieSquadronsFlyThere() {
        var scene =
                begun(
                        station(table())
                                .at(
                                        "Death Star",
                                        "X-wing",
                                        "Y-wing",
                                        "Y-wing Assault Squadron",
                                        "Medium Transport",
                                        "Home One")
                                .on("X-wing", TORPEDOES)
                                .at(
                                        "Death Star",
                                        "TIE Fighter",
                                        "TIE Assault Squadron",
                                        "Devastator",
                                        "Boba Fett In Slave I")
                                .hand(DARK, LEADER));
        assertThat(scene.offered())
                .contains("Y-wing")
                .doesNotContain("Y-wing Assault Squadron", "Medium Transport", "Home One");
        scene.choose("Y-wing").passResponses();
        scene.expectDecider(DARK);
        assertThat(scene.offered())
                .contains("TIE Fighter", "TIE Assault Squadron")
                .doesNotContain("Devastator", "Boba Fett In Slave I");
        scene.choose("TIE Fighter", "TIE Assault Squadron");
        assertThat(scene.locationOf("TIE Assault Squadron")).isEqualTo(TRENCH);
        assertThat(scene.locationOf("TIE Fighter")).isEqualTo(TRENCH);
        assertThat(scene.locationOf("Y-wing")).isEqualTo(TRENCH);
    }

    @Test
    void threeOfEachSideAtMostAndNobodyFromElsewhereOrWithoutAPilot() {
        var scene =
                station()
                        .system("Yavin 4", LIGHT)
                        .at("Death Star", "X-wing", "X-wing", "Y-wing", "Y-wing", "Red 2")
                        .on("X-wing", TORPEDOES)
                        .at("Death Star", "TIE Fighter", "TIE Fighter", "TIE Scout", "TIE Scout")
                        .at("Death Star", "Black 2")
                        .at("Yavin 4", "X-wing", "TIE Fighter")
                        .hand(DARK, LEADER)
                        .turn(LIGHT, Phase.MOVE);
        scene.use(RUN).passResponses();
        assertThat(scene.offered())
                .contains("X-wing#2", "Y-wing", "Y-wing#2")
                .doesNotContain("Red 2", "X-wing", "X-wing#3", "TIE Fighter");
        assertThatThrownBy(() -> scene.choose("X-wing#2", "Y-wing", "Y-wing#2"))
                .isInstanceOf(AssertionError.class);
        scene.choose("X-wing#2", "Y-wing").passResponses();
        assertThat(scene.offered())
                .contains("TIE Fighter", "TIE Fighter#2", "TIE Scout", "TIE Scout#2")
                .doesNotContain("Black 2", "TIE Fighter#3", "Y-wing#2");
        assertThatThrownBy(
                        () ->
                                scene.choose(
                                        "TIE Fighter", "TIE Fighter#2", "TIE Scout", "TIE Scout#2"))
                .isInstanceOf(AssertionError.class);
        scene.choose("TIE Fighter", "TIE Fighter#2", "TIE Scout");
        assertThat(scene.locationOf("TIE Scout")).isEqualTo(TRENCH);
        assertThat(scene.locationOf("X-wing#2")).isEqualTo(TRENCH);
        assertThat(scene.locationOf("TIE Scout#2")).isEqualTo("Death Star");
    }

    // ---- cover

    /** A run of an X-wing with torpedoes and a Y-wing, with two armed TIEs behind. */
    private static Scene chased(String... more) {
        var scene =
                station()
                        .at("Death Star", "X-wing", "Y-wing")
                        .on("X-wing", TORPEDOES)
                        .on("Y-wing", more)
                        .at("Death Star", "TIE Fighter", "TIE Scout")
                        .on("TIE Fighter", "Enhanced TIE Laser Cannon")
                        .on("TIE Scout", "Enhanced TIE Laser Cannon")
                        .hand(DARK, LEADER, "Overload")
                        .turn(LIGHT, Phase.MOVE);
        scene.use(RUN);
        if (more.length > 0) {
            scene.at("X-wing");
        }
        scene.passResponses();
        scene.choose("Y-wing").passResponses();
        scene.choose("TIE Fighter", "TIE Scout");
        return scene;
    }

    @Test
    void wingmenAreShotFirstAndThenTheLead() {
        var scene = chased();
        scene.nextDestiny(DARK, 6, 6).pass();
        scene.choose("Enhanced TIE Laser Cannon");
        assertThat(scene.lost(LIGHT)).contains("Y-wing").doesNotContain("X-wing");
        scene.choose("Enhanced TIE Laser Cannon#2").passResponses();
        assertThat(scene.lost(LIGHT)).contains("Y-wing", "X-wing");
    }

    @Test
    @Claim("attack-run#6")
    void withNobodyLeftTheRunIsOverAndTheTiesReturn() {
        var scene = chased();
        scene.nextDestiny(DARK, 6, 6).pass();
        int reserve = scene.reserve(LIGHT).size();
        scene.choose("Enhanced TIE Laser Cannon");
        scene.choose("Enhanced TIE Laser Cannon#2").passResponses();

        assertThat(scene.lost(LIGHT)).contains("Y-wing", "X-wing");
        assertThat(scene.reserve(LIGHT)).hasSize(reserve);
        assertThat(scene.locationOf("TIE Fighter")).isEqualTo("Death Star");
        assertThat(scene.locationOf("TIE Scout")).isEqualTo("Death Star");
        assertThat(scene.has("Death Star", Flag.BLOWN_AWAY)).isFalse();
        assertThat(scene.phase()).isEqualTo(Phase.MOVE);
    }

    @Test
    @Claim("attack-run#5")
    void aNewLeadTakesTheirPlaceIfTheLeadIsLost() {
        var scene = chased(TORPEDOES);
        scene.expectDecider(LIGHT).choose("X-wing");
        // destiny 3 and two TIEs against a maneuver of 2
        scene.nextDestiny(DARK, 3);
        scene.play(LEADER).at("X-wing").passResponses();
        assertThat(scene.lost(LIGHT)).contains("X-wing");
        scene.nextDestiny(LIGHT, 6, 6);
        scene.choose().passResponses();
        // 12 + ability 1 - 1: the Y-wing led the run
        assertThat(scene.locationOf("Y-wing")).isEqualTo("Death Star");
        assertThat(scene.used(LIGHT)).hasSize(2);
        // without torpedoes nobody can lead
        var none = chased();
        none.nextDestiny(DARK, 3);
        none.play(LEADER).at("X-wing").passResponses();
        none.choose().passResponses();
        assertThat(none.used(LIGHT)).isEmpty();
        assertThat(none.locationOf("Y-wing")).isEqualTo("Death Star");
    }

    @Test
    @Claim("attack-run#1")
    void torpedoesAreImmuneToOverloadDuringTheRun() {
        var scene = chased();
        int torpedoes = scene.card(TORPEDOES);
        var overload =
                station()
                        .at("Death Star", "X-wing")
                        .on("X-wing", TORPEDOES)
                        .hand(DARK, "Overload")
                        .turn(LIGHT, Phase.CONTROL);
        overload.pass().offers("play Overload");
        assertThat(scene.locationOf("X-wing")).isEqualTo(TRENCH);
        assertThat(immune(scene, torpedoes)).isTrue();
        scene.pass();
        scene.choose().passResponses();
        assertThat(scene.locationOf("X-wing")).isEqualTo("Death Star");
        assertThat(immune(scene, torpedoes)).isFalse();
    }

    private static boolean immune(Scene scene, int torpedoes) {
        return Immunities.protects(scene.state(), torpedoes, scene.card("Overload"));
    }

    // ---- the total

    /** Whether destinies of this total blow the Death Star away. */
    private static boolean blown(Position table, int first, int second) {
        var scene = table.nextDestiny(LIGHT, first, second).turn(LIGHT, Phase.MOVE);
        scene.use(RUN).passResponses();
        scene.passUntil(LIGHT, Phase.DRAW);
        return scene.has("Death Star", Flag.BLOWN_AWAY);
    }

    /** Luke in Red 5, two sites of Hoth and one of Yavin 4: 4 + 1 + 2 are added. */
    private static Position bases(Position table) {
        return table.site("Hoth: Echo Docking Bay", LIGHT)
                .site("Hoth: Defensive Perimeter (3rd Marker)", LIGHT)
                .site("Yavin 4: Docking Bay", LIGHT);
    }

    @ParameterizedTest
    @CsvSource({"5, 4, true", "5, 3, false"})
    void theTotalMustBeMoreThanFifteen(int first, int second, boolean expected) {
        assertThat(blown(bases(ready()), first, second)).isEqualTo(expected);
    }

    @Test
    void theLargerRebelBaseCountsAndOnlyItsSites() {
        assertThat(blown(ready().site("Yavin 4: Docking Bay", LIGHT), 5, 4)).isFalse();
        assertThat(blown(ready().site("Yavin 4: Docking Bay", LIGHT), 5, 5)).isTrue();
        assertThat(blown(ready().system("Hoth", LIGHT).system("Yavin 4", LIGHT), 5, 5)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"Red 5, 5, 5, true", "Red 5, 5, 4, false", "X-wing, 5, 5, false"})
    void withATargetingComputerThePilotCountsThree(
            String bearer, int first, int second, boolean expected) {
        var table =
                bases(station(table()))
                        .at("Death Star", "Red 5", "X-wing")
                        .pilot("Red 5", "Pops")
                        .on("Red 5", TORPEDOES)
                        .on(bearer, "Targeting Computer");
        assertThat(blown(table, first, second)).isEqualTo(expected);
    }

    /** The highest ability among pilots of TIEs in the trench is taken away from the total. */
    private static boolean blownWith(Position table, int first, int second, String chaser) {
        var scene = bases(table).nextDestiny(LIGHT, first, second).turn(LIGHT, Phase.MOVE);
        scene.use(RUN).passResponses();
        scene.choose(chaser);
        scene.passUntil(LIGHT, Phase.DRAW);
        return scene.has("Death Star", Flag.BLOWN_AWAY);
    }

    @Test
    @Claim("attack-run#7")
    void aSquadronOfThreePermanentPilotsCountsOne() {
        String squadron = "TIE Assault Squadron";
        assertThat(blownWith(ready().at("Death Star", squadron), 5, 5, squadron)).isTrue();
        assertThat(blownWith(ready().at("Death Star", squadron), 5, 4, squadron)).isFalse();
        // it stays behind, and does not count
        var behind = bases(ready()).at("Death Star", squadron);
        assertThat(blown(behind, 5, 4)).isTrue();
    }

    @Test
    @Claim("attack-run#8")
    void theDeathStarAssaultSquadronCountsSix() {
        String squadron = "Death Star Assault Squadron";
        // 16 - 6 is not enough, and 5 more are not; 6 more would be
        assertThat(blownWith(ready().at("Death Star", squadron), 6, 6, squadron)).isFalse();
        assertThat(more(squadron, 2)).isFalse();
        assertThat(more(squadron, 3)).isTrue();
    }

    /** 6 + 6 and 5 for Luke in Red 5, 2 and more sites of Hoth, less the squadron's best. */
    private static boolean more(String squadron, int sites) {
        var table = ready().at("Death Star", squadron);
        String[] more = {
            "Hoth: Echo Command Center (War Room)",
            "Hoth: Ice Plains (5th Marker)",
            "Hoth: Main Power Generators (1st Marker)"
        };
        for (int i = 0; i < sites; i++) {
            table.site(more[i]);
        }
        return blownWith(table, 6, 6, squadron);
    }

    @Test
    void thePilotOfATieCountsToo() {
        var table = ready().at("Death Star", "Black 2").pilot("Black 2", "Darth Vader");
        assertThat(blownWith(table, 6, 6, "Black 2")).isFalse();
    }
}
