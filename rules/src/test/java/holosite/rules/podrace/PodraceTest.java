package holosite.rules.podrace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.BEN;
import static holosite.rules.podrace.Race.EVENT;
import static holosite.rules.podrace.Race.SEBULBA;
import static holosite.rules.podrace.Race.forceLost;
import static holosite.rules.podrace.Race.highest;
import static holosite.rules.podrace.Race.racing;
import static holosite.rules.podrace.Race.total;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Prompt;
import holosite.rules.presence.Presence;
import holosite.rules.refusal.Refusal;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A Podrace from its beginning to its end. */
class PodraceTest {
    @Test
    @Claim("podracer#2")
    void whoIsAbove24AndAheadInAMovePhaseWinsAtOnce() {
        var scene = racing(23, 25).lost(DARK, 8).hand(LIGHT, 1).turn(DARK, Phase.BATTLE);
        assertThat(total(scene, SEBULBA)).isEqualTo(26);
        scene.bothPass().expectPrompt(Prompt.Key.WHICH_FIRST).option(1);
        assertThat(scene.lost(DARK)).hasSize(2);
        // still to lose: 6
        scene.expectPrompt(Prompt.Key.LOSE_FORCE_FROM);
        assertThat(((CardPrompt.LoseForceFrom) scene.decision().prompt()).left()).isEqualTo(6);
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.LOSE_FORCE_FROM);

        assertThat(forceLost(LIGHT, scene)).isEqualTo(6);
        assertThat(Podraces.hasWon(scene.state(), DARK)).isTrue();
        assertThat(Podraces.hasWon(scene.state(), LIGHT)).isFalse();
        // race destinies are used, Podracers lost, and the event stays
        assertThat(scene.used(DARK)).contains("Stormtrooper");
        assertThat(scene.used(LIGHT)).contains("Rebel Trooper");
        assertThat(scene.isIn(SEBULBA, Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn(ANAKIN, Zone.LOST_PILE)).isTrue();
        assertThat(scene.hostOf(EVENT)).isEqualTo(ARENA);
        // it was the one race of the game
        scene.passUntil(DARK, Phase.DRAW).mayNot("use " + EVENT);
        scene.passUntil(LIGHT, Phase.CONTROL).passUntil(DARK, Phase.CONTROL);
        scene.mayNot("use " + EVENT);
    }

    @ParameterizedTest
    @CsvSource({
        "21, 20, false", // 24 is not above 24
        "22, 25, false", // a tie at 25
        "21.5, 24, true", // half a point will do
        "3, 26, true",
    })
    void nobodyWinsAt24OrInATie(double sebulba, double anakin, boolean won) {
        var scene = racing(sebulba, anakin).turn(LIGHT, Phase.BATTLE);
        scene.bothPass();

        boolean over = scene.prompt() == Prompt.Key.WHICH_FIRST;
        assertThat(over).isEqualTo(won);
        assertThat(scene.phase()).isEqualTo(Phase.MOVE);
    }

    @Test
    void nobodyWinsBeforeAMovePhase() {
        var scene = racing(30, 1).turn(DARK, Phase.CONTROL);
        scene.pass();
        for (Phase phase : new Phase[] {Phase.DEPLOY, Phase.BATTLE}) {
            scene.passUntil(DARK, phase);
            assertThat(Podraces.hasWon(scene.state(), DARK)).isFalse();
        }
        scene.passUntil(Prompt.Key.WHICH_FIRST);
        assertThat(Podraces.hasWon(scene.state(), DARK)).isTrue();
        assertThat(scene.phase()).isEqualTo(Phase.MOVE);
    }

    @Test
    void theHighestOfSeveralTotalsCounts() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, BEN)
                        .raceDestiny(SEBULBA, 10, "Stormtrooper")
                        .raceDestiny(BEN, 12, "Stormtrooper")
                        .raceDestiny(ARENA, 25, "Rebel Trooper")
                        .turn(LIGHT, Phase.BATTLE);
        // 13 and 13 do not make 26
        assertThat(highest(scene, DARK)).isEqualTo(13);
        scene.bothPass().expectPrompt(Prompt.Key.WHICH_FIRST);
        assertThat(Podraces.hasWon(scene.state(), LIGHT)).isTrue();
    }

    @Test
    void theWholeRaceOfTheExampleIsRun() {
        var scene = Race.ready().at(ARENA, SEBULBA, ANAKIN).turn(DARK, Phase.CONTROL);
        scene.use(EVENT);
        int[] dark = {4, 5, 3, 2};
        int[][] light = {{}, {4, 4, 1}, {3, 5, 1}, {6, 3, 1}};
        for (int round = 0; round < 4; round++) {
            if (round > 0) {
                scene.passUntil(LIGHT, Phase.CONTROL).passUntil(DARK, Phase.CONTROL);
            }
            scene.nextDestiny(DARK, dark[round]).nextDestiny(LIGHT, light[round]);
            scene.passUntil(DARK).use(EVENT).yes();
            if (round > 0) {
                // Anakin is behind: he draws three and uses the two that are better
                scene.expectDecider(LIGHT).use(EVENT);
                scene.expectPrompt(Prompt.Key.CHOOSE_RACE_DESTINIES).answerDefault();
            }
        }
        assertThat(total(scene, SEBULBA)).isEqualTo(26);
        assertThat(total(scene, ANAKIN)).isEqualTo(25);
        scene.passUntil(Prompt.Key.WHICH_FIRST);
        assertThat(Podraces.hasWon(scene.state(), DARK)).isTrue();
    }

    @Test
    void noBattleNorForceDrainAtTheArenaWhileAnybodyHasARaceTotal() {
        for (boolean racing : new boolean[] {false, true}) {
            var drain = Race.going().at(ARENA, "Darth Vader");
            var battle = Race.going().at(ARENA, "Darth Vader", "Luke Skywalker").force(DARK, 5);
            if (racing) {
                drain = drain.raceDestiny(ARENA, 1, "Stormtrooper");
                battle = battle.raceDestiny(ARENA, 1, "Stormtrooper");
            }
            var draining = drain.turn(DARK, Phase.CONTROL);
            var battling = battle.turn(DARK, Phase.BATTLE);
            assertThat(draining.isOffered("drain at " + ARENA)).isEqualTo(!racing);
            assertThat(battling.isOffered("battle at " + ARENA)).isEqualTo(!racing);
            assertThat(Presence.battleground(draining.state(), draining.card(ARENA)))
                    .isEqualTo(!racing);
            if (racing) {
                assertThat(battling.game().why().notBattle(DARK, battling.card(ARENA)))
                        .anyMatch(o -> o.refusal() == Refusal.FORBIDDEN_BY_CARD);
            }
        }
    }
}
