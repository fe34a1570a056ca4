package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.BEN;
import static holosite.rules.podrace.Race.total;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.podrace.Race;
import org.junit.jupiter.api.Test;

/** Ben Quadinaros' Podracer. */
class BenQuadinarosPodracerTest {
    @Test
    void benExchangesTheTopRaceDestinies() {
        var scene =
                Race.going()
                        .at(ARENA, BEN, ANAKIN)
                        .raceDestiny(BEN, 2, "Stormtrooper")
                        .raceDestiny(BEN, 1, "Darth Vader")
                        .raceDestiny(ANAKIN, 6, "Rebel Trooper")
                        .raceDestiny(ANAKIN, 4, "Luke Skywalker")
                        .hand(DARK, 2)
                        .turn(DARK, Phase.CONTROL);
        assertThat(total(scene, BEN)).isEqualTo(5);
        scene.use(BEN).answerDefaults(() -> scene.prompt() == Prompt.Key.LOSE_FORCE_FROM);
        scene.passResponses();

        assertThat(scene.cardsOn(BEN)).containsExactly("Rebel Trooper", "Darth Vader");
        assertThat(scene.cardsOn(ANAKIN)).containsExactly("Stormtrooper", "Luke Skywalker");
        // Ben's Podracer adds 1 to the race destinies of its own player only
        assertThat(total(scene, BEN)).isEqualTo(6 + 2);
        assertThat(total(scene, ANAKIN)).isEqualTo(2 + 4);
    }
}
