package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import java.util.ArrayList;
import java.util.Collections;
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
                    case HOLOSITE, PLAIN -> listed(text);
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

    private static DeckList listed(String text) {
        var wrong = new ArrayList<MalformedText>();
        DeckList list = DeckNotation.parse(text, wrong);
        if (!wrong.isEmpty()) {
            throw new UnreadableDeck(wrong.getFirst().line(), UnreadableDeck.Reason.LINE);
        }
        return list;
    }

    private static DeckImport found(DeckForm form, DeckList list, CardPool pool) {
        Side side = list.likelySide(pool);
        var cards = new ArrayList<Card>();
        var under = new ArrayList<Card>();
        var missing = new ArrayList<Missing>();
        List<Card> ofSide = pool.all().stream().filter(card -> card.side() == side).toList();
        for (DeckList.Line line : list.lines()) {
            Optional<Card> card = find(line, side, pool);
            if (card.isPresent()) {
                (line.outside() ? under : cards)
                        .addAll(Collections.nCopies(line.count(), card.get()));
            } else if (!isHeading(line)) {
                missing.add(missing(line, missing.size() < MOST_GUESSES, () -> ofSide));
            }
        }
        var deck = new Deck(list.name(), side, list.start(), list.style(), cards, under);
        return new DeckImport(form, deck, missing);
    }

    private static Optional<Card> find(DeckList.Line line, Side side, CardPool pool) {
        Optional<Card> byId = line.id().flatMap(pool::withId);
        if (byId.isPresent() || line.title().isEmpty()) {
            return byId;
        }
        List<Card> titled = pool.titled(line.title());
        return titled.stream()
                .filter(card -> card.side() == side)
                .findFirst()
                .or(() -> titled.stream().findFirst());
    }

    /** A line that divides a list: {@code Characters (12)}, {@code Locations:}. */
    private static boolean isHeading(DeckList.Line line) {
        return line.id().isEmpty()
                && line.count() == 1
                && line.title().matches("[\\p{L}' /]+(\\(\\d+\\)\\s*:?|:)|[*=-]+.*");
    }

    private static Missing missing(DeckList.Line line, boolean guesses, CardPool own) {
        String title = line.title().isEmpty() ? line.id().orElse("") : line.title();
        List<String> nearest =
                guesses && !line.title().isEmpty() ? own.nearest(line.title()) : List.of();
        return new Missing(line.number(), line.count(), title, nearest);
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
