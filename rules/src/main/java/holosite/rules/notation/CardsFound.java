package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.DeckCheck;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Copies of the card that a line of a list means. */
record CardsFound(Card card, int count) {

    /**
     * What a line means by the titles it may name. A card of the own side comes before one of the
     * other side; one that belongs where the line stands, in the deck or outside it, before one of
     * the same title that does not; one of the game's own sets before a later one.
     */
    static Optional<CardsFound> by(DeckList.Line line, Side side, CardPool pool) {
        for (CardReading reading : line.readings()) {
            Optional<Card> card = reading.cards(pool).stream().min(likeliest(side, line.section()));
            if (card.isPresent() && reading.count() > 0) {
                return Optional.of(new CardsFound(card.get(), reading.count()));
            }
        }
        return Optional.empty();
    }

    private static Comparator<Card> likeliest(Side side, DeckSection section) {
        return Comparator.comparing((Card card) -> card.side() != side)
                .thenComparing(card -> isMisplaced(card, section))
                .thenComparing(HolotableDeck::isVirtual);
    }

    private static boolean isMisplaced(Card card, DeckSection section) {
        return DeckCheck.belongsOutside(card) != (section == DeckSection.OUTSIDE);
    }

    /** The cards between which only an id can choose. */
    static List<Card> alike(DeckList.Line line, Side side, CardPool pool) {
        Comparator<Card> likeliest = likeliest(side, line.section());
        return by(line, side, pool)
                .map(
                        found ->
                                CardReading.meant(line.readings(), pool).stream()
                                        .filter(card -> likeliest.compare(card, found.card()) == 0)
                                        .filter(card -> card.side() == side)
                                        .toList())
                .orElse(List.of());
    }
}
