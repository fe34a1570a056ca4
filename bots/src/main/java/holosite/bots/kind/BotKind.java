package holosite.bots.kind;

import holosite.bots.Bot;
import holosite.bots.RandomBot;
import holosite.bots.rookie.RookieBot;
import holosite.rules.kit.CardPool;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The bots there are, by the names people call them. */
public enum BotKind {
    RANDOM,
    ROOKIE;

    /** A bot of this kind; the same seed plays the same way. */
    public Bot bot(CardPool cards, long seed) {
        return switch (this) {
            case RANDOM -> new RandomBot(seed);
            case ROOKIE -> new RookieBot(cards);
        };
    }

    public static Optional<BotKind> named(String word) {
        return Arrays.stream(values()).filter(kind -> kind.toString().equals(word)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
