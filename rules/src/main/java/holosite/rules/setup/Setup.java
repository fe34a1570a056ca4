package holosite.rules.setup;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.card.Definitions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The two decks a game is played with, made of cards of a catalog; each with the location its
 * player wants to start at, if any, and the cards outside it.
 */
public record Setup(Definitions definitions, PlayerDeck dark, PlayerDeck light) {

    /** Sixty cards, by title the starting location, and what goes under the Starting Effect. */
    public record PlayerDeck(String name, List<Card> cards, String start, List<Card> under) {
        public PlayerDeck {
            cards = List.copyOf(cards);
            under = List.copyOf(under);
        }

        public PlayerDeck(String name, List<Card> cards, String start) {
            this(name, cards, start, List.of());
        }

        /** How many cards there are, those outside included. */
        public int size() {
            return cards.size() + under.size();
        }

        /** The card of that number: the deck comes first, then the cards outside it. */
        public Card card(int number) {
            return number < cards.size() ? cards.get(number) : under.get(number - cards.size());
        }

        /** The deck, then the cards outside it. */
        public List<Card> all() {
            var all = new ArrayList<>(cards);
            all.addAll(under);
            return all;
        }
    }

    public Setup {
        for (var entry : Map.of(Side.DARK, dark, Side.LIGHT, light).entrySet()) {
            for (Card card : entry.getValue().all()) {
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

    public PlayerDeck of(Side side) {
        return side == Side.DARK ? dark : light;
    }

    /** The same decks; which other cards there are in the catalog makes no difference. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Setup that && dark.equals(that.dark) && light.equals(that.light);
    }

    @Override
    public int hashCode() {
        return dark.hashCode() * 31 + light.hashCode();
    }

    /** How many cards there are in all. */
    public int size() {
        return dark.size() + light.size();
    }
}
