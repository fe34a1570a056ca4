package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A deck that came in any of the forms in which decks are exchanged. What is not among the cards is
 * listed, with the titles it may have meant; it is not dropped silently.
 */
public record DeckImport(DeckForm form, Deck deck, List<Missing> missing) {
    static final int MOST = 300;

    /** For so many unknown titles at most the likeliest ones are looked for. */
    private static final int MOST_GUESSES = 20;

    /**
     * Cards nobody here knows.
     *
     * @param title as the text names it: by title or by id
     * @param nearest titles like it, the likeliest first
     */
    public record Missing(int line, int count, String title, List<String> nearest) {
        public Missing {
            nearest = List.copyOf(nearest);
        }
    }

    public DeckImport {
        missing = List.copyOf(missing);
    }

    /**
     * Reads a deck in whatever form it is.
     *
     * @throws UnreadableDeck if it is none
     */
    public static DeckImport read(String text, CardPool pool) {
        try {
            return understood(text, pool);
        } catch (MalformedText e) {
            throw new UnreadableDeck(e.line(), UnreadableDeck.Reason.LINE);
        }
    }

    private static DeckImport understood(String text, CardPool pool) {
        DeckForm form = DeckForm.of(text);
        DeckList list =
                switch (form) {
                    case HOLOSITE, PLAIN -> listed(text, pool);
                    case GEMP_XML -> GempDeck.readXml(text);
                    case GEMP_IDS -> GempDeck.readIds(text);
                    case HOLOTABLE -> HolotableDeck.read(text, pool);
                };
        if (list.lines().isEmpty()) {
            throw new UnreadableDeck(1, UnreadableDeck.Reason.NO_CARDS);
        }
        if (list.lines().stream().mapToInt(DeckList.Line::count).sum() > MOST) {
            throw new UnreadableDeck(1, UnreadableDeck.Reason.TOO_MANY);
        }
        return found(form, list, pool);
    }

    private static DeckList listed(String text, CardPool pool) {
        var wrong = new ArrayList<MalformedText>();
        DeckList list = DeckNotation.parse(text, pool, wrong);
        if (!wrong.isEmpty()) {
            throw new UnreadableDeck(wrong.getFirst().line(), UnreadableDeck.Reason.LINE);
        }
        return list;
    }

    private static DeckImport found(DeckForm form, DeckList list, CardPool pool) {
        Side side = list.likelySide(pool);
        var sorted = new SortedCards(list.start());
        var missing = new ArrayList<Missing>();
        List<Card> ofSide = pool.all().stream().filter(card -> card.side() == side).toList();
        for (DeckList.Line line : list.lines()) {
            Optional<CardsFound> found = find(line, side, pool);
            if (found.isPresent()) {
                sorted.add(found.get(), line.section());
            } else {
                missing.add(missing(line, missing.size() < MOST_GUESSES, () -> ofSide));
            }
        }
        return new DeckImport(form, sorted.deck(list.name(), side, list.style()), missing);
    }

    private static Optional<CardsFound> find(DeckList.Line line, Side side, CardPool pool) {
        return line.id()
                .flatMap(pool::withId)
                .map(card -> new CardsFound(card, line.count()))
                .or(
                        () ->
                                line.title().isEmpty()
                                        ? Optional.empty()
                                        : CardsFound.by(line, side, pool));
    }

    private static Missing missing(DeckList.Line line, boolean guesses, CardPool own) {
        String title = line.title().isEmpty() ? line.id().orElse("") : line.title();
        List<String> nearest = guesses && !line.title().isEmpty() ? nearest(line, own) : List.of();
        return new Missing(line.number(), line.count(), title, nearest);
    }

    /** The titles it may mean, also without what stands in brackets behind it. */
    private static List<String> nearest(DeckList.Line line, CardPool own) {
        return line.readings().stream()
                .map(CardReading::title)
                .distinct()
                .map(own::nearest)
                .filter(titles -> !titles.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /**
     * Writes a deck in one of the forms.
     *
     * @param set the name of the set a card came out in
     */
    public static String write(Deck deck, DeckForm form, Function<Card, String> set) {
        return switch (form) {
            case HOLOSITE -> DeckNotation.write(deck);
            case PLAIN -> DeckNotation.writePlain(deck);
            case GEMP_XML -> GempDeck.writeXml(deck);
            case GEMP_IDS -> GempDeck.writeIds(deck);
            case HOLOTABLE -> HolotableDeck.write(deck, set);
        };
    }
}
