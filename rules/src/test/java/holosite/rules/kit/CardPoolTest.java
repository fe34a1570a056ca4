package holosite.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class CardPoolTest {
    private static final CardPool PLAIN = AllCards::all;
    private final CardPool indexed = CardPool.of(AllCards.all());

    @Test
    void anIndexedPoolFindsTheSameCardsByTheirTitles() {
        for (Card card : AllCards.all()) {
            String title = card.title();
            int bracket = title.indexOf(" (");
            String shorter = bracket < 0 ? title : title.substring(0, bracket);
            for (String said :
                    new String[] {
                        title, card.fullTitle(), title.toUpperCase(Locale.ROOT), shorter
                    }) {
                assertThat(indexed.titled(said))
                        .as(said)
                        .isNotEmpty()
                        .isEqualTo(PLAIN.titled(said));
            }
        }
        assertThat(indexed.titled("Nobody")).isEmpty();
    }

    @Test
    void anIndexedPoolFindsBothFacesByTheirIds() {
        for (Card card : AllCards.all()) {
            assertThat(indexed.withId(card.id())).contains(card);
            card.back().ifPresent(back -> assertThat(indexed.withId(back.id())).contains(back));
        }
        assertThat(indexed.withId("0_0")).isEmpty();
    }
}
