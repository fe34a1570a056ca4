package holosite.bots.kind;

import holosite.bots.Bot;
import holosite.bots.RandomBot;
import holosite.bots.rookie.RookieBot;
import holosite.bots.search.Budget;
import holosite.bots.search.SearchBot;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** The bots there are, by the names people call them. */
public enum BotKind {
    RANDOM,
    ROOKIE,
    VETERAN,
    MASTER;

    /** Those that answer at once, without searching. */
    public static final List<BotKind> QUICK = List.of(RANDOM, ROOKIE);

    private static final Budget OF_A_VETERAN = new Budget(160, 4, 9, 2);
    private static final Budget OF_A_MASTER = new Budget(500, 5, 14, 3);

    /** A bot of this kind; the same seed plays the same way. */
    public Bot bot(CardPool cards, long seed) {
        return bot(cards, List.of(), seed);
    }

    /** A bot of this kind that has heard of these decks. */
    public Bot bot(CardPool cards, List<Setup.PlayerDeck> decks, long seed) {
        return bot(cards, decks, OptionalInt.empty(), seed);
    }

    /**
     * The same.
     *
     * @param playouts how much it thinks if it searches, if not as much as its kind does
     */
    public Bot bot(CardPool cards, List<Setup.PlayerDeck> decks, OptionalInt playouts, long seed) {
        return switch (this) {
            case RANDOM -> new RandomBot(seed);
            case ROOKIE -> new RookieBot(cards);
            case VETERAN -> new SearchBot(cards, decks, with(playouts, OF_A_VETERAN), seed);
            case MASTER -> new SearchBot(cards, decks, with(playouts, OF_A_MASTER), seed);
        };
    }

    /** A master that judges what others have done. */
    public static SearchBot judge(CardPool cards, List<Setup.PlayerDeck> decks, long seed) {
        return new SearchBot(cards, decks, OF_A_MASTER, seed);
    }

    private static Budget with(OptionalInt playouts, Budget usual) {
        return usual.withPlayouts(playouts.orElse(usual.playouts()));
    }

    public static Optional<BotKind> named(String word) {
        return Arrays.stream(values()).filter(kind -> kind.toString().equals(word)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
