package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.start.StartDecks.deck;
import static holosite.rules.start.StartDecks.start;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A starting location that brings another one with it. */
class MarkersAtStartTest {
    private static final String CANTINA = "Tatooine: Cantina";
    private static final String GENERATORS = "Hoth: Main Power Generators (1st Marker)";
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    @Test
    void theGeneratorsStartWithNorthRidge() {
        var scene = start(deck(DARK, CANTINA, CANTINA), deck(LIGHT, GENERATORS, GENERATORS, RIDGE));
        scene.choose(RIDGE);

        assertThat(scene.locations()).containsExactlyInAnyOrder(CANTINA, GENERATORS, RIDGE);
    }

    @Test
    void withoutItThereIsNoStartingLocation() {
        var scene = start(deck(DARK, CANTINA, CANTINA), deck(LIGHT, GENERATORS, GENERATORS));

        assertThat(scene.locations()).containsExactly(CANTINA);
        assertThat(scene.hand(LIGHT).size() + scene.reserve(LIGHT).size()).isEqualTo(60);
    }
}
