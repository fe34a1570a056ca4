package holosite.rules.kit;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.state.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The cards of one player that a position only counts. Where it names a deck they are drawn from
 * what is left of it, in an order that the seed decides; otherwise they are plain cards.
 */
final class UnnamedCards {
    private static final int FILLER = 20;
    private static final int OF_EACH_DESTINY = 3;
    private static final int HIGHEST_DESTINY = 7;

    private final CardPool pool;
    private final Side side;
    private final List<Card> deck = new ArrayList<>();
    private Optional<List<Card>> left = Optional.empty();

    UnnamedCards(CardPool pool, Side side) {
        this.pool = pool;
        this.side = side;
    }

    void deck(Card card) {
        if (deck.size() >= PositionCards.MOST) {
            throw PositionCards.tooMany();
        }
        deck.add(card);
    }

    /** Once all cards are known that are named: what is left of the deck is shuffled. */
    void shuffle(List<Card> named, long seed) {
        if (!deck.isEmpty()) {
            var rest = new ArrayList<>(deck);
            named.forEach(rest::remove);
            left = Optional.of(new ArrayList<>(Chance.shuffled(rest, seed)));
        }
    }

    /** The next of them. */
    Card draw() {
        if (left.isEmpty()) {
            return FillerCards.of(pool, side);
        }
        if (left.get().isEmpty()) {
            throw WrongPosition.of(
                    "The deck of %s has no card left for this: count fewer cards, or add some to"
                            + " the deck.",
                    side == Side.DARK
                            ? "Le deck du côté obscur n'a plus de carte pour cela : comptez moins"
                                    + " de cartes, ou ajoutez-en au deck."
                            : "Le deck du côté lumineux n'a plus de carte pour cela : comptez moins"
                                    + " de cartes, ou ajoutez-en au deck.",
                    side.word());
        }
        return left.get().removeFirst();
    }

    /** What fills up the Reserve Deck: the rest of the deck, or plain cards of every destiny. */
    List<Card> filling() {
        if (left.isPresent()) {
            return left.get();
        }
        var cards = new ArrayList<Card>();
        for (int i = 0; i < FILLER; i++) {
            cards.add(FillerCards.of(pool, side));
        }
        for (int destiny = 0; destiny <= HIGHEST_DESTINY; destiny++) {
            Optional<Card> one = FillerCards.of(pool, side, destiny);
            for (int i = 0; i < OF_EACH_DESTINY && one.isPresent(); i++) {
                cards.add(one.get());
            }
        }
        return cards;
    }
}
