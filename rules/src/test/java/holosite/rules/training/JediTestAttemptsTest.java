package holosite.rules.training;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.log.PileEntry;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** When a Jedi Test is attempted and what it takes, and what it does before it is completed. */
class JediTestAttemptsTest {
    private static final String SWAMP = "Dagobah: Swamp";
    private static final String JUNGLE = "Dagobah: Jungle";
    private static final String BOG = "Dagobah: Bog Clearing";
    private static final String LUKE = "Luke Skywalker";
    private static final String FUTURE = "It Is The Future You See";
    private static final String SIZE = "Size Matters Not";
    private static final String STRENGTH = "A Jedi's Strength";

    /** Five sites of Dagobah, so that a training destiny has 5 added to it, and 1 more by Yoda. */
    private static Position dagobah() {
        return table().system("Dagobah", LIGHT)
                .site(SWAMP, LIGHT)
                .site(JUNGLE, LIGHT)
                .site(BOG, LIGHT)
                .site("Dagobah: Training Area", LIGHT)
                .site("Dagobah: Cave", DARK);
    }

    /** Luke takes this test, and nobody else is where it lies. */
    private static Position taking(String test, String testAt, String luke) {
        return dagobah()
                .at(test.equals("Great Warrior") ? testAt : SWAMP, "Yoda")
                .at(luke, LUKE)
                .on(testAt, test)
                .aimed(test, LUKE)
                .aimed(LUKE, "Yoda")
                .force(LIGHT, 6);
    }

    // ---- deploying a test

    @ParameterizedTest
    @CsvSource({
        "Dagobah: Swamp, Dagobah: Jungle",
        "Dagobah: Jungle, Dagobah: Swamp",
        "Tatooine: Cantina, Tatooine: Cantina"
    })
    void theFirstTestNeedsMentorAndApprenticeAtItsSiteOnDagobah(String mentor, String apprentice) {
        dagobah()
                .at(mentor, "Yoda")
                .at(apprentice, LUKE)
                .hand(LIGHT, "Great Warrior")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Great Warrior");
    }

    @Test
    void theFirstTestGoesOnNoSystem() {
        dagobah()
                .at("Dagobah", "Corellian Corvette")
                .passenger("Corellian Corvette", "Yoda", LUKE)
                .hand(LIGHT, "Great Warrior")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Great Warrior");
    }

    @ParameterizedTest
    @CsvSource({
        "A Jedi's Strength, Great Warrior",
        "Domain Of Evil, A Jedi's Strength",
        "Size Matters Not, Domain Of Evil",
        "It Is The Future You See, Size Matters Not"
    })
    void aMentorInOrbitIsNotOnDagobah(String test, String before) {
        for (boolean orbit : new boolean[] {true, false}) {
            var position = dagobah().at("Dagobah", "Corellian Corvette").at(JUNGLE, LUKE);
            if (orbit) {
                position.passenger("Corellian Corvette", "Yoda");
            } else {
                position.at(SWAMP, "Yoda");
            }
            var scene =
                    position.on(LUKE, before)
                            .aimed(before, LUKE)
                            .mark(before, Flag.COMPLETED)
                            .hand(LIGHT, test)
                            .turn(LIGHT, Phase.DEPLOY);

            assertThat(scene.isOffered("deploy " + test)).isEqualTo(!orbit);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "A Jedi's Strength, Great Warrior, 3",
        "It Is The Future You See, Size Matters Not, 5"
    })
    void aTestGoesOnSitesOnly(String test, String before, int sites) {
        var scene =
                dagobah()
                        .at(SWAMP, "Yoda")
                        .at(JUNGLE, LUKE)
                        .on(LUKE, before)
                        .aimed(before, LUKE)
                        .mark(before, Flag.COMPLETED)
                        .hand(LIGHT, test)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy(test);

        assertThat(scene.offered()).hasSize(sites).doesNotContain("Dagobah");
    }

    // ---- the attempt

    /** Luke has ability 4; with the sites and Yoda 10 are added to the destiny. */
    @ParameterizedTest
    @CsvSource({
        "Great Warrior, Dagobah: Swamp, 2",
        "A Jedi's Strength, Dagobah: Bog Clearing, 3",
        "Domain Of Evil, Dagobah: Jungle, 4",
        "Size Matters Not, Dagobah: Bog Clearing, 5"
    })
    void aTestIsPassedAboveItsNumberAndNotAtIt(String test, String site, int destiny) {
        for (int more : new int[] {0, 1}) {
            var scene =
                    taking(test, site, site)
                            .nextDestiny(LIGHT, destiny + more, 6)
                            .turn(LIGHT, Phase.CONTROL);

            scene.passUntil(DARK, Phase.ACTIVATE);

            assertThat(scene.has(test, Flag.COMPLETED)).isEqualTo(more == 1);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Great Warrior, Dagobah: Swamp",
        "A Jedi's Strength, Dagobah: Bog Clearing",
        "Domain Of Evil, Dagobah: Jungle",
        "Size Matters Not, Dagobah: Bog Clearing"
    })
    void withoutTheApprenticeThereIsNoAttempt(String test, String site) {
        String away = site.equals(JUNGLE) ? BOG : JUNGLE;
        var scene = taking(test, site, away).nextDestiny(LIGHT, 6, 6).turn(LIGHT, Phase.CONTROL);

        scene.passUntil(DARK, Phase.ACTIVATE);

        assertThat(scene.has(test, Flag.COMPLETED)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "Great Warrior, Dagobah: Swamp",
        "A Jedi's Strength, Dagobah: Bog Clearing",
        "Size Matters Not, Dagobah: Bog Clearing"
    })
    void theAttemptIsMadeWhenTheControlPhaseStartsAndNotBefore(String test, String site) {
        var scene = taking(test, site, site).nextDestiny(LIGHT, 6).turn(LIGHT);

        scene.passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(scene.has(test, Flag.COMPLETED)).isFalse();
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.has(test, Flag.COMPLETED)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Great Warrior", STRENGTH, "Domain Of Evil", SIZE})
    void aCompletedTestIsNotAttemptedAgain(String test) {
        var scene =
                dagobah()
                        .at(SWAMP, "Yoda", LUKE)
                        .on(LUKE, test)
                        .aimed(test, LUKE)
                        .aimed(LUKE, "Yoda")
                        .mark(test, Flag.COMPLETED)
                        .turn(LIGHT, Phase.CONTROL);
        int reserve = scene.reserve(LIGHT).size();

        scene.passUntil(DARK, Phase.ACTIVATE);

        assertThat(scene.reserve(LIGHT)).hasSize(reserve);
        assertThat(scene.used(LIGHT)).isEmpty();
    }

    // ---- A Jedi's Strength

    @Test
    void theOpponentMovesTheSecondTestToOneAdjacentSite() {
        var scene = taking(STRENGTH, BOG, JUNGLE).turn(LIGHT, Phase.BATTLE).pass();
        var rows = scene.locations();
        int bog = rows.indexOf(BOG);

        scene.expectDecider(DARK).use(STRENGTH);

        assertThat(oneOf(scene)).containsExactlyInAnyOrder(rows.get(bog - 1), rows.get(bog + 1));
    }

    @Test
    void completedTheSecondTestStaysWithItsApprenticeWhoMayRide() {
        var scene =
                dagobah()
                        .at(BOG, LUKE, "Luke's X-34 Landspeeder")
                        .on(LUKE, STRENGTH)
                        .aimed(STRENGTH, LUKE)
                        .mark(STRENGTH, Flag.COMPLETED)
                        .turn(LIGHT, Phase.BATTLE);

        scene.pass().mayNot("use " + STRENGTH);
        scene.passUntil(LIGHT, Phase.MOVE).offers("embark " + LUKE);
    }

    @Test
    void notYetCompletedTheSecondTestLeavesBattleDestinyAlone() {
        var scene =
                taking(STRENGTH, BOG, BOG)
                        .at("Tatooine: Cantina", "General Veers", "DS-61-2", "Obi-Wan Kenobi")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        assertThat(battleDestinies(scene.battleAt("Tatooine: Cantina"), DARK)).isEqualTo(1);
    }

    // ---- Domain Of Evil

    @Test
    void notYetCompletedTheThirdTestLeavesDestiniesAlone() {
        var scene =
                taking("Domain Of Evil", JUNGLE, JUNGLE)
                        .at(BOG, "Darth Vader", "Han Solo")
                        .nextDestiny(DARK, 4)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(BOG).passWeapons().yes();

        scene.mayNot("use Domain Of Evil");
    }

    // ---- Size Matters Not

    private static Position searching(int force) {
        return dagobah()
                .at(BOG, LUKE)
                .on(LUKE, SIZE)
                .aimed(SIZE, LUKE)
                .force(LIGHT, force)
                .reserve(LIGHT, "light Sense", "Dutch");
    }

    @Test
    void theFourthTestFindsOneCardForTwoForce() {
        var scene = searching(2).mark(SIZE, Flag.COMPLETED).turn(LIGHT, Phase.CONTROL);

        scene.use(SIZE);
        assertThat(((Decision.ChooseCards) scene.decision()).most()).isEqualTo(1);
        scene.choose("Dutch").passResponses();

        assertThat(scene.hand(LIGHT)).containsExactly("Dutch");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        searching(1).mark(SIZE, Flag.COMPLETED).turn(LIGHT, Phase.CONTROL).mayNot("use " + SIZE);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, CONTROL, false", "LIGHT, DEPLOY, true", "DARK, CONTROL, true"})
    void theFourthTestFindsNothingBeforeOrInAnotherTurnOrPhase(
            Side player, Phase phase, boolean completed) {
        var scene = searching(9).mark(SIZE, completed ? Flag.COMPLETED : 0).turn(player, phase);
        if (player == DARK) {
            scene.pass(DARK);
        }

        scene.mayNot("use " + SIZE);
    }

    // ---- It Is The Future You See

    @Test
    void theFifthTestBeginsInTheControlPhase() {
        var scene = taking(FUTURE, BOG, BOG).turn(LIGHT);

        scene.passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(scene.power(LUKE)).isEqualTo(3);
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.power(LUKE)).isZero();
    }

    @Test
    void theFifthTestDoesNotBeginWithoutTheApprentice() {
        var scene = taking(FUTURE, BOG, JUNGLE).turn(LIGHT);

        scene.passUntil(LIGHT, Phase.MOVE).offers("move " + LUKE);
        assertThat(scene.power(LUKE)).isEqualTo(3);
        scene.passUntil(DARK, Phase.ACTIVATE);
        assertThat(scene.power(LUKE)).isEqualTo(3);
        assertThat(scene.immunity(LUKE)).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"1, false", "2, true"})
    void theFifthTestIsCompletedAtTheEndOfTheSecondTurn(int noted, boolean completed) {
        var scene = taking(FUTURE, BOG, BOG).counter(FUTURE, noted).turn(LIGHT, Phase.DRAW);

        scene.answerDefaults(() -> scene.turnOf() == LIGHT && scene.prompt() != Prompt.Key.PICK);
        assertThat(scene.turnOf()).isEqualTo(completed ? LIGHT : DARK);
        if (completed) {
            assertThat(oneOf(scene)).hasSize(2);
            assertThat(scene.game().log().from(0))
                    .filteredOn(PileEntry.Reveals.class::isInstance)
                    .hasSize(2);
            scene.answerDefault();
        }
        scene.passUntil(DARK, Phase.ACTIVATE);

        assertThat(scene.has(FUTURE, Flag.COMPLETED)).isEqualTo(completed);
    }

    private static Position foreseen(long mark) {
        return dagobah()
                .at(BOG, LUKE)
                .on(LUKE, FUTURE)
                .aimed(FUTURE, LUKE)
                .counter(FUTURE, 3)
                .mark(FUTURE, mark)
                .at(BOG, "Darth Vader")
                .force(DARK, 5)
                .force(LIGHT, 5);
    }

    @Test
    void completedTheFifthTestLetsItsApprenticeGoAndKeepsNothingMore() {
        var scene = foreseen(Flag.COMPLETED).turn(LIGHT, Phase.MOVE);
        assertThat(scene.power(LUKE)).isEqualTo(3);
        scene.offers("move " + LUKE);

        scene.passUntil(DARK, Phase.ACTIVATE);

        assertThat(scene.cardsOn(FUTURE)).isEmpty();
    }

    @Test
    void notYetCompletedOrWithoutACardTheFifthTestForeseesNothing() {
        foreseen(Flag.COMPLETED)
                .turn(DARK, Phase.BATTLE)
                .battleAt(BOG)
                .passUntil(LIGHT, Prompt.Key.DRAW_BATTLE_DESTINY)
                .yes()
                .mayNot("use " + FUTURE);
        foreseen(0)
                .stacked(FUTURE, "Yoda's Hope")
                .turn(DARK, Phase.BATTLE)
                .battleAt(BOG)
                .passUntil(LIGHT, Prompt.Key.DRAW_BATTLE_DESTINY)
                .yes()
                .mayNot("use " + FUTURE);
    }
}
