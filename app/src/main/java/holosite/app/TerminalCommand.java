package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.BotArgument;
import holosite.app.input.DeckArgument;
import holosite.app.input.RecordFile;
import holosite.app.input.TextFile;
import holosite.app.terminal.GameHistory;
import holosite.app.terminal.RecordAutoSave;
import holosite.app.terminal.Screen;
import holosite.app.terminal.Seating;
import holosite.app.terminal.TerminalGame;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.notation.Deck;
import holosite.rules.notation.GameRecord;
import holosite.rules.setup.Setup;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays a game at the terminal. */
@Command(
        name = "terminal",
        description = "Play a game at the terminal, against a bot.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  holosite terminal                         a game at once, either side",
            "  holosite terminal --deck old-heroes       your deck, and so your side",
            "  holosite terminal --against my.deck       another opponent",
            "  holosite terminal --seed 7 --lang fr      a game again, in French",
            "  holosite terminal --resume game.record    continue where you left off",
            "  holosite terminal --watch                 two bots at one table",
            "",
            "The ready decks of the Dark Side: death-squadron, mos-eisley-manhunt,",
            "imperial-blockade, asteroid-hunters and ralltiir-occupation; of the Light Side:",
            "old-heroes, echo-base-squadrons, corellian-runners, massassi-fleet and",
            "dantooine-base. During the game, help lists all that you can type."
        })
final class TerminalCommand implements Runnable {
    private static final int USUAL_WIDTH = 100;

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "The side you play: dark or light.")
    private @Nullable String side;

    @Option(
            names = "--deck",
            paramLabel = "DECK",
            description = "Your deck: a ready one or a file.")
    private @Nullable String deck;

    @Option(names = "--against", paramLabel = "DECK", description = "The deck of the opponent.")
    private @Nullable String against;

    @Option(
            names = "--bot",
            paramLabel = "BOT",
            defaultValue = "rookie",
            description = "The opponent: rookie (so by default) or random.")
    private String bot;

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            description = "The seed of the game, a whole number.")
    private @Nullable Long seed;

    @Mixin private LanguageOption language;

    @Option(names = "--resume", paramLabel = "FILE", description = "Continue a recorded game.")
    private @Nullable Path resume;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Where the record of the game is saved; by default in your home folder.")
    private @Nullable Path save;

    @Option(names = "--watch", description = "Watch two bots instead of playing.")
    private boolean watch;

    @Override
    public void run() {
        Seating seating;
        GameHistory played;
        Path file;
        if (resume != null) {
            String text = TextFile.read(resume);
            GameRecord record = RecordFile.read(resume, text);
            seating = resumedSeating(text);
            played = resumed(resume, record, seating);
            file = save == null ? resume : save;
        } else {
            long chosen = seed == null ? System.nanoTime() % 1_000_000 : seed;
            Side yours = yours(chosen);
            seating =
                    new Seating(
                            watch ? Optional.empty() : Optional.of(yours), BotArgument.named(bot));
            Setup setup = setup(yours, chosen);
            played = new GameHistory(setup, chosen);
            file = save == null ? UserEnvironment.record(chosen) : save;
        }
        play(played, seating, language.get(), new RecordAutoSave(file));
    }

    private static void play(
            GameHistory played, Seating seating, Language language, RecordAutoSave keeper) {
        boolean terminal = UserEnvironment.isTerminal();
        var out =
                new PrintWriter(
                        new OutputStreamWriter(
                                new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8));
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var screen =
                new Screen(
                        out,
                        UserEnvironment.columns().orElse(USUAL_WIDTH),
                        terminal,
                        terminal && System.getenv("NO_COLOR") == null);
        try {
            new TerminalGame(played, seating, language, screen, in, keeper, DeckArgument.pool())
                    .run();
        } catch (IOException e) {
            throw new BadInput("What you type cannot be read: " + e.getMessage());
        } finally {
            out.flush();
        }
    }

    // ---- what was asked for

    /** The side asked for, or the side of the deck asked for, or either. */
    private Side yours(long chance) {
        if (side != null) {
            return side(side);
        }
        if (deck != null) {
            return DeckArgument.find(deck).side();
        }
        if (against != null) {
            return DeckArgument.find(against).side().opposite();
        }
        return new Random(chance).nextBoolean() ? Side.DARK : Side.LIGHT;
    }

    private static Side side(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "dark", "obscur" -> Side.DARK;
            case "light", "lumineux" -> Side.LIGHT;
            default -> throw new BadInput("No side '" + word + "': dark or light");
        };
    }

    private Setup setup(Side yours, long chance) {
        Deck own = deck(deck, yours, chance);
        Deck other = deck(against, yours.opposite(), chance + 1);
        return yours == Side.DARK
                ? new Setup(DeckArgument.pool().catalog(), own.forPlay(), other.forPlay())
                : new Setup(DeckArgument.pool().catalog(), other.forPlay(), own.forPlay());
    }

    private static Deck deck(@Nullable String word, Side side, long chance) {
        if (word != null) {
            return DeckArgument.find(word, side);
        }
        List<Deck> ready = DeckArgument.of(side);
        return ready.get(new Random(chance).nextInt(ready.size()));
    }

    // ---- going on

    private static GameHistory resumed(Path file, GameRecord record, Seating seating) {
        try {
            return GameHistory.resume(record, seating.you());
        } catch (GameRecord.Deviation e) {
            throw new BadInput(file + " does not fit the rules any more: " + e.getMessage());
        }
    }

    /** The seating in the record; a record made elsewhere is resumed on the side asked for. */
    private Seating resumedSeating(String text) {
        Seating kept =
                Seating.of(text)
                        .orElse(
                                new Seating(
                                        Optional.of(side == null ? Side.LIGHT : side(side)),
                                        BotArgument.named(bot)));
        if (watch) {
            return new Seating(Optional.empty(), kept.bot());
        }
        return side == null ? kept : new Seating(Optional.of(side(side)), kept.bot());
    }
}
