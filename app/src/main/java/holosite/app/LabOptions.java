package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.BotArgument;
import holosite.app.input.DeckArgument;
import holosite.bots.kind.BotKind;
import holosite.bots.lab.LabOrder;
import holosite.bots.lab.LabPlayers;
import holosite.bots.lab.LabThreads;
import holosite.cards.ReadyDecks;
import holosite.language.card.Side;
import holosite.rules.notation.Deck;
import holosite.rules.notation.DeckNotation;
import holosite.server.lab.LabLead;
import holosite.server.node.BadSetting;
import holosite.server.table.entity.RulesInForce;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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

    @Option(
            names = "--listen",
            paramLabel = "HOST:PORT",
            description = "Let other processes help: they join here (holosite lab helper).")
    private @Nullable String listen;

    @Option(
            names = "--cluster-key",
            paramLabel = "FILE",
            description = "The key that all processes on several machines have.")
    private @Nullable Path key;

    BotKind bot() {
        return BotArgument.named(bot);
    }

    long seed() {
        return seed;
    }

    int threads() {
        return parallel(threads);
    }

    /** That many games at the same time, or one for each processor. */
    static int parallel(@Nullable Integer threads) {
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

    /** An order for games between these decks. */
    LabOrder order(List<LabOrder.Decks> pairs) {
        // bots that look ahead have heard of the ready decks
        List<String> heardOf =
                BotKind.QUICK.contains(bot())
                        ? List.of()
                        : DeckArgument.ready().stream().map(ReadyDecks::text).toList();
        return new LabOrder(pairs, bot(), heardOf, seed);
    }

    /** Two decks as they are sent. */
    static LabOrder.Decks decks(Deck one, Deck other) {
        Deck dark = one.side() == Side.DARK ? one : other;
        Deck light = one.side() == Side.DARK ? other : one;
        return new LabOrder.Decks(DeckNotation.write(dark), DeckNotation.write(light));
    }

    /** Who plays: this process, and those that help it where that is allowed. */
    LabPlayers players(PrintWriter err) {
        if (listen == null) {
            if (key != null) {
                throw new BadInput("--cluster-key goes with --listen.");
            }
            return new LabThreads(DeckArgument.pool(), threads());
        }
        LabAddress at = LabAddress.read("--listen", listen);
        try {
            LabLead lead =
                    LabLead.open(
                            at.own(Optional.ofNullable(key)),
                            DeckArgument.pool(),
                            RulesInForce.ofThisBuild().name(),
                            threads());
            err.println(
                    "  Others help with: holosite lab helper --join %s:%d"
                            .formatted(at.host(), lead.port()));
            err.flush();
            return lead;
        } catch (BadSetting e) {
            throw StorageOptions.wrong(e);
        }
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
