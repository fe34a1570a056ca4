package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.DeckArgument;
import holosite.bots.training.BotTraining;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Learns how much each feature of a position counts. */
@Command(
        name = "train",
        description = "Learn how bots should judge positions, from games they play.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "The same games, seed and bot learn the same. One pair of decks in five is kept apart",
            "to see how well its games are foretold. The file belongs in the module bots, beside",
            "the one that is there."
        })
final class TrainCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "4000",
            description = "How many games (4000 by default).")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of the first game (1 by default).")
    private long seed;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where the weights go; they are printed otherwise.")
    private @Nullable Path out;

    @Override
    public Integer call() throws IOException {
        if (games < 1) {
            throw new BadInput("--games must be at least 1.");
        }
        var training = new BotTraining(DeckArgument.pool(), DeckArgument.readyPairs(), seed);
        var bar = new ProgressBar(spec.commandLine().getErr(), "games", games);
        BotTraining.Result learned = training.run(games, bar::at);
        String text =
                learned.weights()
                        .text(
                                List.of(
                                        "Learned by: ./holosite lab train --games %d --seed %d"
                                                .formatted(games, seed),
                                        "from %d positions of games with the ready decks"
                                                .formatted(learned.positions()),
                                        "With decks kept apart, the side favored wins %.1f %% of the positions;"
                                                .formatted(100 * learned.foretold()),
                                        "mean logarithm of the likelihood %.4f"
                                                .formatted(learned.logLikelihood())));
        if (out == null) {
            spec.commandLine().getOut().print(text);
            spec.commandLine().getOut().flush();
        } else {
            Files.writeString(out, text);
        }
        return 0;
    }
}
