package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.setup.Setup;
import java.util.List;

/**
 * A deck as its file describes it: with a line about its style, the title it starts at, and the
 * cards outside it that go under its Starting Effect.
 */
public record Deck(
        String name, Side side, String start, String style, List<Card> cards, List<Card> under) {

    public Deck {
        cards = List.copyOf(cards);
        under = List.copyOf(under);
    }

    /** The deck to be played with. */
    public Setup.PlayerDeck forPlay() {
        return new Setup.PlayerDeck(name, cards, start, under);
    }
}
