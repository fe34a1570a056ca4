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
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.cards.specialedition.LukesTraining.FUTURE;
import static holosite.rules.cards.specialedition.LukesTraining.JUNGLE;
import static holosite.rules.cards.specialedition.LukesTraining.LEARNED;
import static holosite.rules.cards.specialedition.LukesTraining.LUKE;
import static holosite.rules.cards.specialedition.LukesTraining.SIZE;
import static holosite.rules.cards.specialedition.LukesTraining.SWAMP;
import static holosite.rules.cards.specialedition.LukesTraining.WARRIOR;
import static holosite.rules.cards.specialedition.LukesTraining.dagobah;
import static holosite.rules.cards.specialedition.LukesTraining.learned;
import static holosite.rules.cards.specialedition.LukesTraining.passed;
import static holosite.rules.cards.specialedition.LukesTraining.passedByLeia;
import static holosite.rules.cards.specialedition.LukesTraining.saved;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.modifier.Rulings;
import holosite.rules.start.StartDecks;
import holosite.rules.table.Flag;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mind What You Have Learned: the front. */
class MindWhatYouHaveLearnedTest {
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

    @Test
    void eachTestThatHeCompletesJoinsTheOthersOnTheTable() {
        String bog = "Dagobah: Bog Clearing";
        String strength = "A Jedi's Strength";
        var scene =
                passed(learned().at(bog, "Yoda", LUKE), WARRIOR)
                        .on(bog, strength)
                        .aimed(strength, LUKE)
                        .aimed(LUKE, "Yoda")
                        .nextDestiny(LIGHT, 7, 7)
                        .turn(LIGHT, Phase.ACTIVATE);
        assertThat(scene.hostOf(strength)).isEqualTo(bog);
        scene.passUntil(Prompt.Key.DESTINY_NUMBER);
        scene.option(1);
        assertThat(scene.has(strength, Flag.COMPLETED)).isTrue();
        assertThat(scene.isIn(strength, Zone.SIDE_OF_TABLE)).isTrue();
        assertThat(scene.isIn(WARRIOR, Zone.SIDE_OF_TABLE)).isTrue();
    }
}
