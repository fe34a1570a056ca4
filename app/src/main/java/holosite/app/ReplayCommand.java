package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.RecordFile;
import holosite.app.input.TextFile;
import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.rules.Game;
import holosite.rules.notation.GameRecord;
import holosite.rules.notation.PositionNotation;
import holosite.rules.tell.Narrator;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a recorded game again. */
@Command(
        name = "replay",
        description = "Play a recorded game again and print what happens.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  holosite replay game.record                     the whole game",
            "  holosite replay game.record --lang fr           in French",
            "  holosite replay game.record --until 120         the first 120 answers",
            "  holosite replay game.record --until 120 --table the table after them",
            "",
            "The exit code is 1 if the game differs from the record, and 2 if",
            "the record cannot be read."
        })
final class ReplayCommand implements Callable<Integer> {
    private static final int DEVIATES = 1;

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A game record.")
    private Path file;

    @Mixin private LanguageOption language;

    @Option(names = "--until", paramLabel = "N", description = "Stop after this many answers.")
    private @Nullable Integer until;

    @Option(
            names = "--table",
            description = "Print the table at the end as a position instead of what happened.")
    private boolean table;

    @Override
    public Integer call() {
        GameRecord record = record();
        var narrator = new Narrator(language.get(), Optional.empty(), ReplayCommand::card);
        var out = spec.commandLine().getOut();
        var told = new int[1];
        try {
            Game game =
                    record.replay(
                            now -> {
                                if (!table) {
                                    narrator.lines(now.log().from(told[0])).forEach(out::println);
                                }
                                told[0] = now.log().size();
                            });
            if (table) {
                out.print(PositionNotation.write(game));
            } else {
                out.println(end(game, record.replies().size()));
            }
            out.flush();
            return 0;
        } catch (GameRecord.Deviation e) {
            out.flush();
            var err = spec.commandLine().getErr();
            err.println(file + ", " + e.getMessage());
            err.flush();
            return DEVIATES;
        }
    }

    private GameRecord record() {
        if (until != null && until < 0) {
            throw new BadInput("--until takes a number from 0 on, not " + until);
        }
        GameRecord whole = RecordFile.read(file, TextFile.read(file));
        int answers = whole.replies().size();
        return new GameRecord(
                whole.setup(),
                whole.seed(),
                whole.replies().subList(0, until == null ? answers : Math.min(until, answers)));
    }

    private static Card card(String id) {
        return AllCards.byId(id).orElseThrow();
    }

    private static String end(Game game, int answers) {
        return game.outcome()
                .map(
                        outcome ->
                                outcome.winner().word()
                                        + " won by "
                                        + outcome.lifeForce()
                                        + " Life Force after "
                                        + answers
                                        + " answers, in turn "
                                        + game.turn().number()
                                        + ".")
                .orElseGet(
                        () ->
                                "The game goes on after "
                                        + answers
                                        + " answers: turn "
                                        + game.turn().number()
                                        + " of "
                                        + game.turn().player().word()
                                        + ", "
                                        + game.turn().phase().name().toLowerCase(Locale.ROOT)
                                        + " phase.");
    }
}
