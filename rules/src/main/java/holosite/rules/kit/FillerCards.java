package holosite.rules.kit;

import holosite.language.Card;
import holosite.language.card.Side;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Cards that say as little as possible, to fill piles with. They are never on the table and respond
 * to nothing from hand.
 */
final class FillerCards {
    private static final int USUAL_DESTINY = 1;

    private FillerCards() {}

    /** The plainest card of a side, of destiny 1 where there is one. */
    static Card of(CardPool pool, Side side) {
        return of(pool, side, USUAL_DESTINY)
                .or(() -> plainest(pool.all(), side))
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "The pool has no card to fill a deck with: " + side));
    }

    static Optional<Card> of(CardPool pool, Side side, int destiny) {
        return plainest(
                pool.all().stream()
                        .filter(card -> card.destiny().equals(List.of((double) destiny)))
                        .toList(),
                side);
    }

    private static Optional<Card> plainest(List<Card> cards, Side side) {
        return cards.stream()
                .filter(card -> card.side() == side)
                .min(
                        Comparator.comparingInt(FillerCards::kind)
                                .thenComparingInt(card -> card.text().size())
                                .thenComparing(card -> card.uniqueness().unique())
                                .thenComparing(Card::id));
    }

    private static int kind(Card card) {
        return switch (card.type()) {
            case CHARACTER, VEHICLE, STARSHIP -> 0;
            case WEAPON, DEVICE -> 1;
            case LOCATION -> 2;
            case EFFECT -> 3;
            default -> 4;
        };
    }
}
