package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.BotArgument;
import holosite.app.input.DeckArgument;
import holosite.bots.kind.BotKind;
import holosite.bots.lab.LabGame;
import holosite.bots.lab.LabResult;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of the lab's commands that play two decks against each other. */
final class LabOptions {
    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_THREADS = 1024;

    @Option(
            names = "--bot",
            paramLabel = "BOT",
            defaultValue = "rookie",
            description = "Who plays both decks (rookie by default).")
    private String bot;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of the first game (1 by default).")
    private long seed;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many games at the same time (one for each processor by default).")
    private @Nullable Integer threads;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Draw the result into this file as well.")
    private @Nullable Path svg;

    private final CardPool cards = DeckArgument.pool().indexed();
    private @Nullable List<Setup.PlayerDeck> heardOf;

    BotKind bot() {
        return BotArgument.named(bot);
    }

    long seed() {
        return seed;
    }

    int threads() {
        int parallel = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        if (parallel < 1 || parallel > MOST_THREADS) {
            throw new BadInput("--threads must be from 1 to %,d.".formatted(MOST_THREADS));
        }
        return parallel;
    }

    static void requireGames(String option, int games) {
        if (games < 1 || games > MOST_GAMES) {
            throw new BadInput("%s must be from 1 to %,d.".formatted(option, MOST_GAMES));
        }
    }

    /** Plays the game of a number with these decks. */
    LabResult play(Setup setup, int number) {
        return LabGame.play(cards, setup, bot(), known(), seed + number);
    }

    /** Bots that look ahead have heard of the ready decks. */
    private synchronized List<Setup.PlayerDeck> known() {
        if (heardOf == null) {
            heardOf = BotKind.QUICK.contains(bot()) ? List.of() : DeckArgument.readyDecks();
        }
        return heardOf;
    }

    /** Writes the picture, if one is wanted. */
    void draw(LabPicture picture) {
        if (svg == null) {
            return;
        }
        try {
            Files.writeString(svg, picture.svg());
        } catch (IOException e) {
            throw new BadInput("The picture cannot be written to %s: %s".formatted(svg, e));
        }
    }

    /** What can be drawn. */
    @FunctionalInterface
    interface LabPicture {
        String svg();
    }
}
