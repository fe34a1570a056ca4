package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.specialedition.LukesTraining.JUNGLE;
import static holosite.rules.cards.specialedition.LukesTraining.LEARNED;
import static holosite.rules.cards.specialedition.LukesTraining.LUKE;
import static holosite.rules.cards.specialedition.LukesTraining.SIZE;
import static holosite.rules.cards.specialedition.LukesTraining.SWAMP;
import static holosite.rules.cards.specialedition.LukesTraining.WARRIOR;
import static holosite.rules.cards.specialedition.LukesTraining.learned;
import static holosite.rules.cards.specialedition.LukesTraining.passed;
import static holosite.rules.cards.specialedition.LukesTraining.passedByLeia;
import static holosite.rules.cards.specialedition.LukesTraining.saved;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Save You It Can, the back of Mind What You Have Learned. */
class SaveYouItCanTest {
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
