package holosite.app;

import holosite.app.input.BadInput;
import holosite.server.load.LoadRun;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Has bots play at many tables at once, and measures the server. */
@Command(
        name = "load",
        description = "Have bots play at many watched tables at once, and measure the server.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Example:",
            "  holosite load --tables 500 --minutes 5",
            "",
            "Each table is watched through two sockets, in English and in French. What is",
            "measured is the time from an answer until what it changed has been sent to both,",
            "once the server is warm.",
            "The exit code is 1 if anything went wrong or the 99th percentile is above",
            "20 milliseconds."
        })
final class LoadCommand implements Callable<Integer> {
    private static final double TARGET_MILLIS = 20;

    @Spec private CommandSpec spec;

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "500",
            description = "Number of tables (${DEFAULT-VALUE}).")
    private int tables;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            defaultValue = "5",
            description = "For so long (${DEFAULT-VALUE}).")
    private int minutes;

    @Option(
            names = "--warm-up",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "How long to play before measuring (${DEFAULT-VALUE}).")
    private int warmUp;

    @Option(
            names = "--bot-pace",
            paramLabel = "MILLISECONDS",
            defaultValue = "700",
            description = "How long a bot takes for a move (${DEFAULT-VALUE}).")
    private int pace;

    @Override
    public Integer call() throws Exception {
        if (tables < 1 || minutes < 1 || pace < 0 || warmUp < 0) {
            throw new BadInput(
                    "At least one table and one minute, and no negative pace or warm-up.");
        }
        PrintWriter out = spec.commandLine().getOut();
        Path data = Files.createTempDirectory("holosite-load");
        try {
            var plan =
                    new LoadRun.Plan(
                            tables,
                            Duration.ofSeconds(warmUp),
                            Duration.ofMinutes(minutes),
                            Duration.ofMillis(pace),
                            data);
            LoadRun.Report report = new LoadRun(plan, out).run();
            out.printf(
                    "%n%d tables, %d minutes: %d answers, %d games over, %d errors.%n"
                            + "From an answer to both views sent: p50 %.1f ms, p99 %.1f ms"
                            + " (target %.0f), at most %.1f ms.%n"
                            + "Live memory: %d MB before, %d MB after.%n",
                    tables,
                    minutes,
                    report.answers(),
                    report.games(),
                    report.errors(),
                    report.p50(),
                    report.p99(),
                    TARGET_MILLIS,
                    report.most(),
                    report.memoryBefore(),
                    report.memoryAfter());
            return report.errors() == 0 && report.p99() <= TARGET_MILLIS ? 0 : 1;
        } finally {
            delete(data);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
