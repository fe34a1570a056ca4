package holosite.rules.setup;

import holosite.language.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * A change to a deck that ends one of its problems, so that a player can have it done instead of
 * doing it. The sentences for players are in {@code holosite.rules.tell}.
 */
public sealed interface DeckRemedy {

    /** Some copies of a card. */
    record Copies(Card card, int count) {}

    /** Copies leave the deck, or what lies outside it. */
    record TakeOut(List<Copies> copies, boolean outside) implements DeckRemedy {
        public TakeOut {
            copies = List.copyOf(copies);
        }
    }

    /** All copies leave the deck and what lies outside it. */
    record TakeOutAll(Copies copies) implements DeckRemedy {}

    /** Copies come into the deck. */
    record Add(Copies copies) implements DeckRemedy {}

    /** All copies leave the deck for what lies outside it. */
    record MoveOutside(Card card) implements DeckRemedy {}

    /** All copies outside the deck go into it. */
    record MoveInside(List<Card> cards) implements DeckRemedy {
        public MoveInside {
            cards = List.copyOf(cards);
        }
    }

    /** One copy of this card stays, and nothing of these. */
    record Keep(Card card, List<Card> others) implements DeckRemedy {
        public Keep {
            others = List.copyOf(others);
        }
    }

    /** Each copy of a card, wherever it lies, is replaced by one of another card. */
    record Exchange(Card card, Card other) implements DeckRemedy {}

    /** The game starts at a location of the deck. */
    record StartAt(String title) implements DeckRemedy {}

    /** A location comes into the deck, and the game starts there. */
    record AddStart(Card location) implements DeckRemedy {}

    /** No starting location is named. */
    record NameNoStart() implements DeckRemedy {}

    /** The deck after the change. */
    default Setup.PlayerDeck applied(Setup.PlayerDeck deck) {
        var cards = new ArrayList<>(deck.cards());
        var under = new ArrayList<>(deck.under());
        String start = deck.start();
        switch (this) {
            case TakeOut(List<Copies> copies, boolean outside) ->
                    copies.forEach(
                            some -> {
                                List<Card> from = outside ? under : cards;
                                for (int i = 0; i < some.count(); i++) {
                                    from.remove(some.card());
                                }
                            });
            case TakeOutAll(Copies(Card card, int _)) -> {
                cards.removeIf(card::equals);
                under.removeIf(card::equals);
            }
            case Add(Copies(Card card, int count)) -> {
                for (int i = 0; i < count; i++) {
                    cards.add(card);
                }
            }
            case MoveOutside(Card card) -> move(card, cards, under);
            case MoveInside(List<Card> all) -> all.forEach(card -> move(card, under, cards));
            case Keep(Card card, List<Card> others) -> {
                cards.removeIf(other -> other.equals(card) || others.contains(other));
                cards.add(card);
            }
            case Exchange(Card card, Card other) -> {
                cards.replaceAll(one -> one.equals(card) ? other : one);
                under.replaceAll(one -> one.equals(card) ? other : one);
            }
            case StartAt(String title) -> start = title;
            case AddStart(Card location) -> {
                cards.add(location);
                start = location.title();
            }
            case NameNoStart() -> start = "";
        }
        return new Setup.PlayerDeck(deck.name(), cards, start, under);
    }

    private static void move(Card card, List<Card> from, List<Card> to) {
        while (from.remove(card)) {
            to.add(card);
        }
    }
}
