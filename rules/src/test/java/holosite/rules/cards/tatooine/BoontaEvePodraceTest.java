package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.podrace.Race;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Boonta Eve Podrace, the versions of both sides. */
class BoontaEvePodraceTest {
    private static final String ARENA = "Tatooine: Podrace Arena";
    private static final String LIGHT_EVENT = "light Boonta Eve Podrace";
    private static final String DARK_EVENT = "dark Boonta Eve Podrace";
    private static final String[] EVENTS = {LIGHT_EVENT, DARK_EVENT};

    private static Position ready(String event) {
        return table().site(ARENA, LIGHT).on(ARENA, event);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    @Ruling("one-podrace-a-game")
    void eitherPlayerBeginsTheRaceOnceInAGame(Side side) {
        for (String event : EVENTS) {
            var scene = ready(event).turn(side, Phase.CONTROL);
            scene.use(event).passResponses();
            assertThat(scene.state().table().counter(scene.card(event))).isPositive();
            scene.passUntil(side, Phase.DEPLOY).mayNot("use " + event);
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void eitherPlayerDrawsARaceDestinyInDarksControlPhase(Side side) {
        String racer = side == DARK ? "Ben Quadinaros' Podracer" : "Anakin's Podracer";
        for (String event : EVENTS) {
            var position = ready(event).counter(event, 1).at(ARENA, racer).nextDestiny(side, 3);
            var scene = position.turn(DARK, Phase.CONTROL);
            if (side == LIGHT) {
                scene.pass();
            }
            scene.expectDecider(side).use(event).passResponses();
            scene.answerDefaults(() -> scene.prompt() != Prompt.Key.PHASE_ACTION);
            scene.passUntil(side).mayNot("use " + event);
            assertThat(scene.phase()).isEqualTo(Phase.CONTROL);
            assertThat(scene.reserve(side)).hasSizeLessThan(44);
        }
    }

    @Test
    void norInAnotherPhaseNorBeforeTheRace() {
        for (String event : EVENTS) {
            ready(event)
                    .counter(event, 1)
                    .at(ARENA, "Anakin's Podracer")
                    .turn(DARK, Phase.DEPLOY)
                    .pass(DARK)
                    .mayNot("use " + event);
            var before = ready(event).turn(DARK, Phase.CONTROL).pass(DARK);
            // the race may be begun, and that is all
            assertThat(before.offered()).filteredOn(words -> words.startsWith("use")).hasSize(1);
        }
    }

    /**
     * The totals that the Podracers come to, of which Sebulba's adds 3 to its race destiny; in the
     * next move phase the race may be won.
     */
    @ParameterizedTest
    @CsvSource({
        "1, 24, true, none",
        "1, 25, true, LIGHT",
        "21, 1, true, none",
        "22, 1, true, DARK",
        "27, 30, true, none",
        "1, 30, false, none",
        "30, 1, false, none"
    })
    void moreThanTwentyFourAndMoreThanTheOtherWinsSixForce(
            double sebulba, double anakin, boolean going, String winner) {
        for (String event : EVENTS) {
            var position =
                    ready(event)
                            .counter(event, going ? 1 : 0)
                            .at(ARENA, "Sebulba's Podracer", "Anakin's Podracer")
                            .raceDestiny("Sebulba's Podracer", sebulba, "Stormtrooper")
                            .raceDestiny("Anakin's Podracer", anakin, "Rebel Trooper")
                            .lost(DARK, 10)
                            .lost(LIGHT, 10);
            var scene = position.turn(DARK, Phase.BATTLE).bothPass();
            scene.answerDefaults(() -> scene.prompt() != Prompt.Key.PHASE_ACTION);
            for (Side side : Side.values()) {
                int expected =
                        winner.equals("none") ? 10 : side.name().equals(winner) ? 10 - 6 : 10 + 6;
                assertThat(Race.forceLost(side, scene)).as("%s", side).isEqualTo(expected);
            }
        }
    }

    @Test
    void nobodyDrawsInLightsControlPhase() {
        for (String event : EVENTS) {
            mayNotInThisPhase(
                    ready(event)
                            .counter(event, 1)
                            .at(ARENA, "Ben Quadinaros' Podracer", "Anakin's Podracer")
                            .turn(LIGHT, Phase.CONTROL),
                    "use " + event);
        }
    }
}
