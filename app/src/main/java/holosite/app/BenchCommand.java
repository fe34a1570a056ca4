package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.DeckArgument;
import holosite.language.card.Side;
import holosite.rules.setup.Setup;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures how fast games are on one thread, and compares with the targets. */
@Command(
        name = "bench",
        description = "Measure the engine on one thread: games, decisions, forks, memory, start.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  holosite bench                 about two minutes",
            "  holosite bench --seconds 30    longer, for steadier figures",
            "  holosite bench --json          for a program to read",
            "",
            "Random games between all pairs of the ready decks, then games from positions with",
            "twelve locations on the table. Times are CPU time of the whole process, including",
            "compiler and garbage collector."
        })
final class BenchCommand implements Callable<Integer> {
    private static final int WARM_UPS = 6;
    private static final double STILL_FASTER = 1.05;
    private static final int CROWDED = 100;
    private static final int STRETCH = 300;

    @Spec private CommandSpec spec;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "10",
            description = "How long to measure games, and each round of warm-up (10 by default).")
    private int seconds;

    @Mixin private JsonOption json;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (seconds < 1) {
            throw new BadInput("--seconds must be at least 1.");
        }
        var err = spec.commandLine().getErr();
        var setups = new ArrayList<Setup>();
        for (var dark : DeckArgument.of(Side.DARK)) {
            for (var light : DeckArgument.of(Side.LIGHT)) {
                setups.add(
                        new Setup(DeckArgument.pool().catalog(), dark.forPlay(), light.forPlay()));
            }
        }
        say(err, "Warming up …");
        warmUp(GameBench.whole(setups));
        say(err, "Playing random games …");
        GameBench.GameRates games = GameBench.whole(setups).run(seconds);
        say(err, "Playing on crowded tables …");
        GameBench onCrowded = GameBench.from(CrowdedTables.find(setups, CROWDED), STRETCH);
        warmUp(onCrowded);
        GameBench.GameRates crowded = onCrowded.run(seconds);
        say(err, "Forking …");
        ForkBench.ForkTimes forks = new ForkBench(setups).run();
        say(err, "Starting …");
        double start = StartBench.seconds();
        var report =
                new BenchReport(
                        List.of(
                                new BenchReport.Row(
                                        "gamesPerCpuSecond",
                                        "random games per CPU second",
                                        games.gamesPerCpuSecond(),
                                        350,
                                        true),
                                new BenchReport.Row(
                                        "decisionsPerSecond",
                                        "decisions per CPU second",
                                        games.decisionsPerCpuSecond(),
                                        250_000,
                                        true),
                                new BenchReport.Row(
                                        "bytesPerDecision",
                                        "bytes allocated per decision",
                                        games.bytesPerDecision(),
                                        1_200,
                                        false),
                                new BenchReport.Row(
                                        "crowdedDecisionsPerSecond",
                                        "decisions with 12 locations on the table",
                                        crowded.decisionsPerCpuSecond(),
                                        100_000,
                                        true),
                                new BenchReport.Row(
                                        "crowdedBytesPerDecision",
                                        "bytes per decision there",
                                        crowded.bytesPerDecision(),
                                        2_000,
                                        false),
                                new BenchReport.Row(
                                        "forkNanosMedian",
                                        "fork, median of all positions, ns",
                                        forks.median(),
                                        250,
                                        false),
                                new BenchReport.Row(
                                        "forkNanosP99",
                                        "fork, 99th percentile, ns",
                                        forks.p99(),
                                        500,
                                        false),
                                new BenchReport.Row(
                                        "startSeconds",
                                        "all cards loaded, game started, s",
                                        start,
                                        0.5,
                                        false)),
                        games.decisionsPerGame());
        json.print(spec, report::text, report::json);
        return 0;
    }

    /** Plays until it gets no faster: the compiler has optimised the code that matters. */
    private void warmUp(GameBench bench) {
        double before = 0;
        double now = 1;
        for (int round = 0; round < WARM_UPS && now > before * STILL_FASTER; round++) {
            before = now;
            now = bench.run(seconds).decisionsPerCpuSecond();
        }
    }

    private static void say(PrintWriter err, String what) {
        err.println(what);
        err.flush();
    }
}
