package holosite.rules.setup;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which sets a format takes. */
final class DeckFormatTest {
    private static List<String> sets(DeckFormat format) {
        return AllCards.all().stream()
                .filter(format::allows)
                .map(card -> card.id().substring(0, card.id().indexOf('_')))
                .distinct()
                .sorted()
                .toList();
    }

    @Test
    void aFormatTakesWhatHadComeOutByThen() {
        assertThat(sets(DeckFormat.PREMIERE)).containsExactly("1", "101");
        assertThat(sets(DeckFormat.PREMIERE_TO_A_NEW_HOPE))
                .containsExactly("1", "101", "102", "103", "2");
        assertThat(sets(DeckFormat.PREMIERE_TO_HOTH))
                .containsExactly("1", "101", "102", "103", "104", "2", "3");
        assertThat(sets(DeckFormat.OPEN)).contains("4", "108", "200");
    }

    @Test
    void aFormatIsFoundByItsWord() {
        for (DeckFormat format : DeckFormat.values()) {
            assertThat(DeckFormat.named(format.toString())).contains(format);
        }
        assertThat(DeckFormat.named("premiere_to_hoth")).contains(DeckFormat.PREMIERE_TO_HOTH);
        assertThat(DeckFormat.named("Premiere")).isEmpty();
    }
}
