package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.EVENT;
import static holosite.rules.podrace.Race.SEBULBA;
import static holosite.rules.podrace.Race.total;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.podrace.Race;
import org.junit.jupiter.api.Test;

/** Anakin's Podracer. */
class AnakinsPodracerTest {
    @Test
    @Ruling("two-of-three-race-destinies")
    void anakinBehindInHisDrawPhaseDrawsThreeAndUsesTwo() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 2, "Stormtrooper")
                        .raceDestiny(ANAKIN, 4, "Rebel Trooper")
                        .turn(LIGHT, Phase.MOVE);
        scene.passUntil(DARK, Phase.CONTROL);
        scene.nextDestiny(LIGHT, 1, 6, 2);
        scene.pass().use(EVENT).expectPrompt(Prompt.Key.CHOOSE_RACE_DESTINIES);
        // all three are drawn before any is used
        assertThat(scene.cardsOn(ANAKIN)).hasSize(1);
        assertThat(scene.offered()).hasSize(3);
        scene.choose(scene.offered().get(1), scene.offered().get(2));

        assertThat(total(scene, ANAKIN)).isEqualTo(4 + 6 + 2);
        assertThat(scene.used(LIGHT)).hasSize(1);
        // for that turn only
        scene.passUntil(LIGHT, Phase.MOVE).passUntil(DARK, Phase.CONTROL);
        scene.nextDestiny(LIGHT, 1, 1, 1);
        scene.pass().use(EVENT).expectPrompt(Prompt.Key.USE_RACE_DESTINY);
    }

    @Test
    void anakinAheadDrawsTwo() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 1, "Stormtrooper")
                        .raceDestiny(ANAKIN, 4, "Rebel Trooper")
                        .turn(LIGHT, Phase.MOVE);
        scene.passUntil(DARK, Phase.CONTROL);
        scene.nextDestiny(LIGHT, 1, 6, 2);
        scene.pass().use(EVENT).expectPrompt(Prompt.Key.USE_RACE_DESTINY).yes();
        scene.expectPrompt(Prompt.Key.USE_RACE_DESTINY).yes();

        assertThat(total(scene, ANAKIN)).isEqualTo(4 + 1 + 6);
    }

    @Test
    void anakinFetchesTheEventOfHisVictory() {
        var scene =
                Race.going()
                        .at(ARENA, ANAKIN)
                        .reserve(LIGHT, "I Did It!", "Sense")
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(ANAKIN).choose("I Did It!");
        assertThat(scene.hand(LIGHT)).containsExactly("I Did It!");
    }

    @Test
    void iDidItIsTakenIntoHandOnceInAGame() {
        var scene =
                Race.going()
                        .at(ARENA, ANAKIN)
                        .reserve(LIGHT, "I Did It!", "I Did It!")
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(ANAKIN).passResponses().chooseOnly("I Did It!").passResponses();
        scene.passUntil(LIGHT).mayNot("use " + ANAKIN);
    }
}
