package holosite.rules;

import holosite.language.card.Card;
import holosite.language.card.Side;
import java.util.List;
import java.util.Map;

/**
 * The two decks a game is played with, each with the location its player wants to start at, if any.
 */
public record Setup(Deck dark, Deck light) {

    /** Sixty cards and, by title, the starting location. */
    public record Deck(String name, List<Card> cards, String start) {
        public Deck {
            cards = List.copyOf(cards);
        }
    }

    public Setup {
        for (var entry : Map.of(Side.DARK, dark, Side.LIGHT, light).entrySet()) {
            for (Card card : entry.getValue().cards()) {
                if (card.side() != entry.getKey()) {
                    throw new IllegalArgumentException(
                            entry.getValue().name()
                                    + ": "
                                    + card
                                    + " is not of the "
                                    + entry.getKey()
                                    + " side");
                }
            }
        }
    }

    public Deck of(Side side) {
        return side == Side.DARK ? dark : light;
    }
}
