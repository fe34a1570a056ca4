package holosite.app.input;

import holosite.cards.AllCards;
import holosite.cards.CardSets;
import holosite.cards.ReadyDecks;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.Deck;
import holosite.rules.notation.DeckNotation;
import holosite.rules.notation.MalformedText;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.DeckProblem;
import holosite.rules.setup.Setup;
import holosite.rules.tell.DeckWords;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A deck named on the command line: a ready deck by its name, or a file. */
public final class DeckArgument {
    private static final List<String> READY = ReadyDecks.names();
    private static final CardPool POOL =
            CardPool.of(AllCards.all(), card -> CardSets.name(CardSets.of(card.id())));

    private DeckArgument() {}

    /** All cards, found by title and id. */
    public static CardPool pool() {
        return POOL;
    }

    public static List<String> ready() {
        return READY;
    }

    /** The ready decks of a side. */
    public static List<Deck> of(Side side) {
        return ofSide(side).toList();
    }

    /** All ready decks, as they are played. */
    public static List<Setup.PlayerDeck> readyDecks() {
        return READY.stream().map(name -> named(name).forPlay()).toList();
    }

    /** Each ready Dark deck with each Light one. */
    public static List<Setup> readyPairs() {
        List<Deck> light = of(Side.LIGHT);
        return of(Side.DARK).stream()
                .flatMap(
                        one ->
                                light.stream()
                                        .map(
                                                other ->
                                                        new Setup(
                                                                POOL.catalog(),
                                                                one.forPlay(),
                                                                other.forPlay())))
                .toList();
    }

    /** The first of them; no more decks are read than it takes. */
    public static Deck first(Side side) {
        return ofSide(side).findFirst().orElseThrow();
    }

    private static Stream<Deck> ofSide(Side side) {
        return READY.stream().map(DeckArgument::named).filter(deck -> deck.side() == side);
    }

    /** A ready deck by its name, or a legal deck in a file. */
    public static Deck find(String word) {
        if (READY.contains(word)) {
            return named(word);
        }
        boolean file = word.contains("/") || word.contains(".");
        if (!file) {
            throw new BadInput(
                    "No ready deck is named '%s'. There are: %s; or name a file."
                            .formatted(word, String.join(", ", READY)));
        }
        Path path = Path.of(word);
        try {
            Deck deck = DeckNotation.read(TextFile.read(path), POOL);
            List<DeckProblem> problems = DeckCheck.problems(deck.forPlay(), deck.side());
            if (!problems.isEmpty()) {
                var words = new DeckWords(Language.EN);
                throw new BadInput(
                        problems.stream()
                                .map(words::problem)
                                .collect(
                                        Collectors.joining(
                                                "\n  ", path + " is not a legal deck:\n  ", "")));
            }
            return deck;
        } catch (MalformedText e) {
            throw new BadInput(path + ", " + e.getMessage());
        }
    }

    /** The same, which must be of this side. */
    public static Deck find(String word, Side side) {
        Deck deck = find(word);
        if (deck.side() != side) {
            throw new BadInput(
                    "'%s' is a deck of the %s side, not of the %s side."
                            .formatted(word, deck.side().word(), side.word()));
        }
        return deck;
    }

    private static Deck named(String name) {
        return DeckNotation.read(ReadyDecks.text(name), POOL);
    }
}
