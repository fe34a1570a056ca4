package holosite.cards;

import holosite.language.Card;

import java.util.ArrayList;
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

    CardSet(String key, String name, Card[][] files) {
        this(key, name, together(files));
    }

    private static List<Card> together(Card[][] files) {
        var cards = new ArrayList<Card>();
        for (Card[] file : files) {
            cards.addAll(List.of(file));
        }
        return cards;
    }
}
