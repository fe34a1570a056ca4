package holosite.rules.start;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.notation.Deck;
import holosite.rules.notation.ReadyDecks;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.Setup;
import holosite.rules.tell.DeckWords;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeckCheckTest {
    private static final DeckWords ENGLISH = new DeckWords(Language.EN);

    @Test
    void theReadyDecksAreLegal() {
        for (String name : ReadyDecks.NAMES) {
            Deck deck = ReadyDecks.deck(name);
            assertThat(DeckCheck.problems(deck.forPlay(), deck.side())).as(name).isEmpty();
        }
    }

    @Test
    void everyReasonIsGiven() {
        List<Card> cards = new ArrayList<>(ReadyDecks.deck("mos-eisley-manhunt").cards());
        cards.add(AllCards.byTitle("Luke Skywalker").getFirst());

        assertThat(DeckCheck.problems(new Setup.PlayerDeck("x", cards, "Hoth"), Side.DARK))
                .extracting(ENGLISH::problem)
                .containsExactly(
                        "A deck has exactly 60 cards; this one has 61.",
                        "Luke Skywalker (1_19) is not of the Dark Side.",
                        "The starting location Hoth is not in the deck.");
        assertThat(DeckCheck.problems(new Setup.PlayerDeck("x", List.of(), ""), Side.DARK))
                .extracting(ENGLISH::problem)
                .anyMatch(reason -> reason.contains("The starting location is not named"));
    }

    @Test
    void anAsteroidFieldIsNoStart() {
        List<Card> cards = ReadyDecks.deck("death-squadron").cards();

        assertThat(
                        DeckCheck.problems(
                                new Setup.PlayerDeck("x", cards, "Asteroid Field"), Side.DARK))
                .extracting(ENGLISH::problem)
                .containsExactly(
                        "The game cannot start at Asteroid Field: it needs another card on the"
                                + " table first.");
    }
}
