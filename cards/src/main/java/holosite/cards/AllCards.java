package holosite.cards;

import holosite.language.Card;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every card there is, and where to look one up. */
public final class AllCards {
    private AllCards() {}

    private static final List<Card> CARDS = cards();
    private static final Map<String, Card> BY_ID = byId();
    private static final Map<String, List<Card>> BY_TITLE = byTitle();

    private static List<Card> cards() {
        var cards = new ArrayList<Card>();
        for (CardSet set : CardSets.all()) {
            cards.addAll(set.cards());
        }
        return List.copyOf(cards);
    }

    private static Map<String, Card> byId() {
        var cards = new HashMap<String, Card>();
        for (Card card : CARDS) {
            put(cards, card);
            if (card.back().isPresent()) {
                put(cards, card.back().get());
            }
        }
        return cards;
    }

    private static void put(Map<String, Card> cards, Card card) {
        if (cards.put(card.id(), card) != null) {
            throw new IllegalStateException("two cards have the id " + card.id());
        }
    }

    /** An Objective can be called by its first title, or by both. */
    private static Map<String, List<Card>> byTitle() {
        var cards = new HashMap<String, List<Card>>();
        for (Card card : CARDS) {
            add(cards, card.title(), card);
            if (!card.fullTitle().equals(card.title())) {
                add(cards, card.fullTitle(), card);
            }
        }
        return cards;
    }

    private static void add(Map<String, List<Card>> cards, String title, Card card) {
        var before = new ArrayList<>(cards.getOrDefault(title, List.of()));
        before.add(card);
        cards.put(title, List.copyOf(before));
    }

    public static List<Card> all() {
        return CARDS;
    }

    /** The card, or the other face of one, with this id. */
    public static Optional<Card> byId(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    /** The cards of exactly this title: one of each side, where both have it. */
    public static List<Card> byTitle(String title) {
        return BY_TITLE.getOrDefault(title, List.of());
    }
}
