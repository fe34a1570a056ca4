package holosite.cards;

import holosite.language.Card;
import java.util.List;

/**
 * A set cards came out in.
 *
 * @param key what the ids of its cards begin with, before the dash
 */
public record CardSet(String key, String name, List<Card> cards) {
    public CardSet {
        cards = List.copyOf(cards);
    }
}
