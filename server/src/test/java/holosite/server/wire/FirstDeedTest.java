package holosite.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.server.message.CardDeed;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FirstDeedTest {
    private static final Set<CardType> SHOWN =
            EnumSet.of(
                    CardType.EFFECT,
                    CardType.INTERRUPT,
                    CardType.OBJECTIVE,
                    CardType.ADMIRALS_ORDER);

    @ParameterizedTest
    @CsvSource({
        "Sense, CANCEL",
        "Alter, CANCEL",
        "Presence Of The Force, FORCE",
        "Luke Skywalker, ",
        "Tatooine: Mos Eisley, ",
    })
    void aCardShowsWhatItDoesInTheFirstPlace(String title, CardDeed deed) {
        Card card = AllCards.byTitle(title).getFirst();
        assertThat(FirstDeed.of(card).orElse(null)).isEqualTo(deed);
    }

    @Test
    void mostCardsWithoutABodyHaveADeedAndNoneOfAnotherKind() {
        List<Card> cards =
                AllCards.all().stream().filter(card -> SHOWN.contains(card.type())).toList();
        List<String> without =
                cards.stream()
                        .filter(card -> FirstDeed.of(card).isEmpty())
                        .map(Card::title)
                        .toList();
        assertThat(without.size()).as("without a deed: %s", without).isLessThan(cards.size() / 5);
        assertThat(AllCards.all())
                .filteredOn(card -> !SHOWN.contains(card.type()))
                .allMatch(card -> FirstDeed.of(card).isEmpty());
    }
}
