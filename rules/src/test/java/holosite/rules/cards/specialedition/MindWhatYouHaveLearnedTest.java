package holosite.rules.cards.specialedition;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.your;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Actions.mayAnyNumber;
import static holosite.language.words.Effects.deployFromReserveDeck;
import static holosite.language.words.Filters.ANYTHING;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Rulings;
import holosite.rules.start.StartDecks;
import holosite.rules.table.Flag;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mind What You Have Learned. */
class MindWhatYouHaveLearnedTest {
    private static final String LEARNED = "Mind What You Have Learned";
    private static final String LUKE = "Luke Skywalker";
    private static final String SWAMP = "Dagobah: Swamp";
    private static final String JUNGLE = "Dagobah: Jungle";
    private static final String FUTURE = "It Is The Future You See";
    private static final String SIZE = "Size Matters Not";
    private static final String WARRIOR = "Great Warrior";

    private static Position dagobah() {
        return table().system("Dagobah", LIGHT)
                .site(SWAMP, LIGHT)
                .site(JUNGLE, LIGHT)
                .site(CANTINA, LIGHT)
                .force(LIGHT, 12);
    }

    private static Position learned() {
        return dagobah().beside(LIGHT, LEARNED);
    }

    private static Position saved() {
        return learned().mark(LEARNED, Flag.FLIPPED);
    }

    /** Luke has completed this test, which lies on the table. */
    private static Position passed(Position position, String test) {
        return position.beside(LIGHT, test).aimed(test, LUKE).mark(test, Flag.COMPLETED);
    }

    /** Leia has completed a test, which lies on her. */
    private static Position passedByLeia(Position position) {
        return position.at(JUNGLE, "Leia Organa")
                .on("Leia Organa", WARRIOR)
                .aimed(WARRIOR, "Leia Organa")
                .mark(WARRIOR, Flag.COMPLETED);
    }

    // ---- the front

    @Test
    void theGameStartsWithDagobahWhichNobodyConverts() {
        var scene =
                StartDecks.start(
                        StartDecks.deck(DARK, "Kessel", "Kessel"),
                        StartDecks.deck(LIGHT, "", LEARNED, "Dagobah", "Yavin 4"));
        assertThat(scene.locations()).contains("Dagobah");
        for (String system : new String[] {"Dagobah", "Kessel"}) {
            int place = scene.card(system);
            assertThat(Rulings.forbids(scene.state(), Deed.CONVERT, DARK, place, place))
                    .as(system)
                    .isEqualTo(system.equals("Dagobah"));
        }
    }

    @Test
    void inTheDeployPhaseThoseItNamesComeToDagobahFromReserveDeckEachByAnAction() {
        var scene =
                learned()
                        .reserve(LIGHT, LUKE, "Yoda", "Yoda's Hope", "Leia Organa")
                        .turn(LIGHT, Phase.DEPLOY);
        int force = scene.forcePile(LIGHT).size();
        assertThat(scene.use(LEARNED).offered())
                .contains(LUKE, "Yoda")
                .doesNotContain("Leia Organa");
        scene.choose("Yoda");
        assertThat(scene.offered()).containsExactlyInAnyOrder(SWAMP, JUNGLE);
        scene.choose(SWAMP).passResponses();
        assertThat(scene.forcePile(LIGHT)).as("Yoda for 2 less").hasSize(force - 3);
        assertThat(scene.isOnTable(LUKE)).as("one card in one action").isFalse();
        scene.use(LEARNED).choose(LUKE);
        assertThat(scene.offered()).containsExactlyInAnyOrder(SWAMP, JUNGLE);
        scene.choose(JUNGLE).passResponses();
        assertThat(scene.forcePile(LIGHT)).as("Luke at full cost").hasSize(force - 3 - 3);
        scene.use(LEARNED).choose("Yoda's Hope");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Yoda", LUKE);
        scene.choose("Yoda").passResponses();
        assertThat(scene.hostOf("Yoda's Hope")).isEqualTo("Yoda");
    }

    @Test
    void notElsewhereNorFromHandNorAtAnotherTime() {
        var scene = learned().hand(LIGHT, LUKE, "Yoda").turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Yoda", SWAMP)).isEqualTo(5);
        assertThat(scene.deploy(LUKE).offered()).doesNotContain(SWAMP, JUNGLE);
        learned().reserve(LIGHT, LUKE).turn(LIGHT, Phase.CONTROL).mayNot("use " + LEARNED);
        mayNotInThisPhase(
                learned().reserve(LIGHT, LUKE).turn(DARK, Phase.DEPLOY), "use " + LEARNED);
        mayNotInThisPhase(saved().reserve(LIGHT, LUKE).turn(LIGHT, Phase.DEPLOY), "use " + LEARNED);
    }

    @Test
    void whomAnotherTextDeploysFromReserveDeckItNeitherLetsInNorMakesCheaper() {
        var search =
                Kinds.effect("Plain Search", LIGHT, "0_1")
                        .destiny(1)
                        .says(
                                deploysOnTable(),
                                mayAnyNumber(
                                        at(your(Phase.DEPLOY))
                                                .then(deployFromReserveDeck(CHARACTER, ANYTHING))));
        var scene =
                tableWith(search)
                        .system("Dagobah", LIGHT)
                        .site(SWAMP, LIGHT)
                        .site(JUNGLE, LIGHT)
                        .site(CANTINA, LIGHT)
                        .beside(LIGHT, LEARNED)
                        .beside(LIGHT, "Plain Search")
                        .force(LIGHT, 12)
                        .reserve(LIGHT, LUKE, "Yoda")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use("Plain Search").choose(LUKE).passResponses();
        assertThat(scene.locationOf(LUKE)).as("nowhere else").isEqualTo(CANTINA);
        int force = scene.forcePile(LIGHT).size();
        scene.use("Plain Search").choose("Yoda").choose(SWAMP).passResponses();
        assertThat(scene.locationOf("Yoda")).isEqualTo(SWAMP);
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 5);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void ofTwoTrainingDestiniesOneIsChosen(boolean second) {
        // the test needs more than 12: ability 4, 2 sites and 1 by Yoda leave 6
        var scene =
                learned()
                        .at(SWAMP, "Yoda", LUKE)
                        .on(SWAMP, WARRIOR)
                        .aimed(WARRIOR, LUKE)
                        .aimed(LUKE, "Yoda")
                        .nextDestiny(LIGHT, second ? 2 : 6, second ? 6 : 2)
                        .turn(LIGHT, Phase.ACTIVATE);
        scene.passUntil(Prompt.Key.DESTINY_NUMBER);
        assertThat(scene.used(LIGHT)).as("both are drawn").hasSize(2);
        assertThat(scene.offered()).hasSize(2);
        scene.option(second ? 2 : 1);
        assertThat(scene.has(WARRIOR, Flag.COMPLETED)).isTrue();
        // it lies on the table and counts as if it were on him
        assertThat(scene.isIn(WARRIOR, Zone.SIDE_OF_TABLE)).isTrue();
    }

    @Test
    void withoutItOneIsDrawn() {
        var scene =
                dagobah()
                        .at(SWAMP, "Yoda", LUKE)
                        .on(SWAMP, WARRIOR)
                        .aimed(WARRIOR, LUKE)
                        .aimed(LUKE, "Yoda")
                        .nextDestiny(LIGHT, 2, 6)
                        .turn(LIGHT, Phase.ACTIVATE);
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.used(LIGHT)).hasSize(1);
        assertThat(scene.has(WARRIOR, Flag.COMPLETED)).isFalse();
    }

    @Test
    void anotherApprenticesTestsStayOnHim() {
        var scene =
                passedByLeia(learned().at(SWAMP, LUKE))
                        .on(LUKE, SIZE, "Blaster Rifle")
                        .aimed(SIZE, LUKE)
                        .mark(SIZE, Flag.COMPLETED)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.hostOf(WARRIOR)).isEqualTo("Leia Organa");
        assertThat(scene.isIn(SIZE, Zone.SIDE_OF_TABLE)).isTrue();
        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo(LUKE);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aTestOnTheTableIsNotRepeatedAndTheNextOneFollows(boolean first) {
        var position = learned().at(SWAMP, "Yoda", LUKE);
        var scene =
                (first ? passed(position, WARRIOR) : position)
                        .hand(LIGHT, WARRIOR, "A Jedi's Strength")
                        .turn(LIGHT, Phase.DEPLOY);
        String another = first ? WARRIOR + "#2" : WARRIOR;
        assertThat(scene.isOffered("deploy " + another)).isEqualTo(!first);
        assertThat(scene.isOffered("deploy A Jedi's Strength")).isEqualTo(first);
    }

    @Test
    void nobodyDrainsOrRetrievesAtDagobah() {
        var scene =
                learned()
                        .at(SWAMP, "Leia Organa")
                        .on("Leia Organa", "Reflection")
                        .at(CANTINA, LUKE)
                        .lost(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        scene.mayNot("drain at " + SWAMP);
        scene.offers("drain at " + CANTINA);
        scene.use("Reflection").passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(3);

        var elsewhere =
                learned()
                        .at(CANTINA, "Leia Organa")
                        .on("Leia Organa", "Reflection")
                        .lost(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        elsewhere.use("Reflection").passResponses();
        assertThat(elsewhere.lost(LIGHT)).hasSize(2);
    }

    @Test
    void theDarkSideMayDrainThere() {
        var scene = learned().at(SWAMP, "Darth Vader").force(DARK, 3).turn(DARK, Phase.CONTROL);
        scene.offers("drain at " + SWAMP);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Alter (1_71)", "DARK, Alter (1_234)"})
    void destiniesForSenseAndAlterAreFourMore(Side side, String alter) {
        var scene = learned().hand(side, alter, "Sense").turn(side, Phase.CONTROL);
        for (String card : new String[] {"Alter", "Sense"}) {
            assertThat(scene.figure(Figure.TEXT_DESTINY_DRAW, card)).as(card).isEqualTo(4);
        }
    }

    @ParameterizedTest
    @CsvSource({"It Is The Future You See, true", "Size Matters Not, false"})
    void itFlipsWhenTheFifthTestIsCompletedAndRetrievesTenForce(String test, boolean flips) {
        var scene =
                passed(learned().at(SWAMP, LUKE, "Yoda").lost(LIGHT, 12), test)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.has(LEARNED, Flag.FLIPPED)).isEqualTo(flips);
        assertThat(scene.lost(LIGHT)).hasSize(flips ? 2 : 12);
    }

    @Test
    void itDoesNotFlipForAnUnfinishedTestOrForSomebodyElses() {
        var unfinished =
                learned()
                        .at(SWAMP, "Yoda", LUKE)
                        .on(SWAMP, FUTURE)
                        .aimed(FUTURE, LUKE)
                        .aimed(LUKE, "Yoda")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(unfinished.has(LEARNED, Flag.FLIPPED)).isFalse();
        var leias =
                learned()
                        .at(SWAMP, "Leia Organa", LUKE)
                        .on("Leia Organa", FUTURE)
                        .aimed(FUTURE, "Leia Organa")
                        .mark(FUTURE, Flag.COMPLETED)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(leias.has(LEARNED, Flag.FLIPPED)).isFalse();
    }

    @Test
    void theFifthTestLiesOnTheTableWhenItFlipsAndOthersStayWhereTheyAre() {
        var scene =
                passedByLeia(learned().at(SWAMP, LUKE))
                        .on(LUKE, FUTURE, "Blaster Rifle")
                        .aimed(FUTURE, LUKE)
                        .mark(FUTURE, Flag.COMPLETED)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.has(LEARNED, Flag.FLIPPED)).isTrue();
        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo(LUKE);
        assertThat(scene.isIn(FUTURE, Zone.SIDE_OF_TABLE)).isTrue();
        assertThat(scene.hostOf(WARRIOR)).isEqualTo("Leia Organa");
    }

    // ---- the back

    @Test
    void hisTestsApplyWhileHeIsCaptiveOrMissing() {
        var captive =
                passed(saved().at(CANTINA, "Darth Vader").captive("Darth Vader", LUKE), SIZE)
                        .turn(LIGHT, Phase.CONTROL);
        captive.offers("use " + SIZE);
        var missing =
                passed(saved().at(CANTINA, LUKE).missing(LUKE), SIZE).turn(LIGHT, Phase.CONTROL);
        missing.offers("use " + SIZE);
    }

    @Test
    void theyAreSuspendedThoughSomebodyElseIsCaptive() {
        var captive =
                passed(
                                saved().hand(LIGHT, LUKE)
                                        .at(CANTINA, "Darth Vader")
                                        .captive("Darth Vader", "Leia Organa"),
                                SIZE)
                        .turn(LIGHT, Phase.CONTROL);
        captive.mayNot("use " + SIZE);
        assertThat(captive.isOnTable(SIZE)).isTrue();
    }

    @Test
    void testsOfOthersAreNotSuspended() {
        var scene =
                saved().hand(LIGHT, LUKE)
                        .at(CANTINA, "Leia Organa")
                        .on("Leia Organa", SIZE)
                        .aimed(SIZE, "Leia Organa")
                        .mark(SIZE, Flag.COMPLETED)
                        .turn(LIGHT, Phase.CONTROL);
        scene.offers("use " + SIZE);
    }

    @Test
    void lukeIsTakenBackForThreeForceAndHisTestsWaitForHim() {
        var scene =
                passed(saved().at(CANTINA, LUKE).on(LUKE, "Blaster Rifle"), SIZE)
                        .turn(LIGHT, Phase.MOVE);
        int force = scene.forcePile(LIGHT).size();
        scene.use(LEARNED).passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly(LUKE);
        assertThat(scene.used(LIGHT)).contains("Blaster Rifle");
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 3);
        assertThat(scene.isOnTable(SIZE)).isTrue();

        scene.passUntil(LIGHT, Phase.CONTROL);
        scene.mayNot("use " + SIZE);
        scene.passUntil(LIGHT, Phase.DEPLOY);
        scene.deploy(LUKE).to(CANTINA).passResponses();
        assertThat(scene.ability(LUKE)).isEqualTo(4);
        assertThat(scene.immunity(LUKE)).isEqualTo(3);
        scene.passUntil(DARK, Phase.CONTROL);
        scene.passUntil(LIGHT, Phase.CONTROL);
        scene.offers("use " + SIZE);
    }

    @Test
    void whileTheFrontIsUpHisTestsAreLostWithHim() {
        var scene = passed(learned().hand(LIGHT, LUKE), SIZE).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOnTable(SIZE)).isFalse();
        var kept = passed(saved().hand(LIGHT, LUKE), SIZE).turn(LIGHT, Phase.CONTROL);
        assertThat(kept.isOnTable(SIZE)).isTrue();
    }

    @Test
    void heIsTakenOnlyFromALocationItsPlayerControlsInHisMovePhase() {
        saved().at(CANTINA, LUKE, "Stormtrooper").turn(LIGHT, Phase.MOVE).mayNot("use " + LEARNED);
        saved().at(CANTINA, LUKE).turn(LIGHT, Phase.CONTROL).mayNot("use " + LEARNED);
        mayNotInThisPhase(saved().at(CANTINA, LUKE).turn(DARK, Phase.MOVE), "use " + LEARNED);
        mayNotInThisPhase(learned().at(CANTINA, LUKE).turn(LIGHT, Phase.MOVE), "use " + LEARNED);
        table().site(CANTINA, LIGHT)
                .beside(LIGHT, LEARNED)
                .mark(LEARNED, Flag.FLIPPED)
                .at(CANTINA, LUKE)
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("use " + LEARNED);
    }

    @Test
    void lukeIgnoresDeploymentRestrictionsOfPlaces() {
        var scene =
                saved().site(FARM, DARK).hand(LIGHT, LUKE, "Leia Organa").turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deploy(LUKE).offered()).contains(SWAMP, JUNGLE);
        scene.choose(SWAMP).passResponses();
        assertThat(scene.deploy("Leia Organa").offered()).doesNotContain(SWAMP);
    }

    @Test
    void theOpponentPlaysNeitherSenseNorAlter() {
        for (boolean flipped : new boolean[] {true, false}) {
            var position =
                    (flipped ? saved() : learned())
                            .at(CANTINA, "Darth Vader")
                            .on(CANTINA, "Expand The Empire")
                            .hand(DARK, "Alter (1_234)");
            Scene scene = position.turn(DARK, Phase.CONTROL);
            assertThat(scene.isOffered("play Alter")).isEqualTo(!flipped);
        }
    }

    @Test
    void aForceDrainAtDagobahPutsItOutOfPlayAndCancelsHisTests() {
        var scene = passedByLeia(passed(saved().at(SWAMP, LUKE), SIZE)).turn(LIGHT, Phase.CONTROL);
        scene.drainAt(SWAMP).passResponses();
        assertThat(scene.hostOf(WARRIOR)).isEqualTo("Leia Organa");
        assertThat(scene.outOfPlay(LIGHT)).contains(LEARNED);
        assertThat(scene.isOnTable(SIZE)).isFalse();

        var elsewhere = passed(saved().at(CANTINA, LUKE), SIZE).turn(LIGHT, Phase.CONTROL);
        elsewhere.drainAt(CANTINA).passResponses();
        assertThat(elsewhere.isOnTable(LEARNED)).isTrue();
        assertThat(elsewhere.isOnTable(SIZE)).isTrue();
    }

    @Test
    void whatElseIsAimedAtHimIsNotCanceled() {
        var scene =
                saved().site(MOS_EISLEY, DARK)
                        .on(MOS_EISLEY, "Luke? Luuuuke!")
                        .at(CANTINA, LUKE)
                        .aimed("Luke? Luuuuke!", LUKE)
                        .at(SWAMP, "Leia Organa")
                        .turn(LIGHT, Phase.CONTROL);
        scene.drainAt(SWAMP).passResponses();
        assertThat(scene.outOfPlay(LIGHT)).contains(LEARNED);
        assertThat(scene.isOnTable("Luke? Luuuuke!")).isTrue();
    }

    @Test
    void withLukeOutOfPlayItGoesOutOfPlay() {
        var scene =
                passedByLeia(passed(saved().outOfPlay(LIGHT, LUKE), SIZE))
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.outOfPlay(LIGHT)).contains(LEARNED);
        assertThat(scene.isOnTable(SIZE)).isFalse();
        assertThat(scene.hostOf(WARRIOR)).isEqualTo("Leia Organa");
        var other = saved().outOfPlay(LIGHT, "Leia Organa").turn(LIGHT, Phase.CONTROL);
        assertThat(other.isOnTable(LEARNED)).isTrue();
        assertThat(learned().outOfPlay(LIGHT, LUKE).turn(LIGHT, Phase.CONTROL).isOnTable(LEARNED))
                .isTrue();
    }
}
