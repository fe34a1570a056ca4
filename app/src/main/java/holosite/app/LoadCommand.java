package holosite.app;

import holosite.app.input.BadInput;
import holosite.server.load.LimitSearch;
import holosite.server.load.LoadRun;
import holosite.server.load.Measured;
import holosite.server.node.BadSetting;
import holosite.server.node.Settings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            "Examples:",
            "  holosite load --tables 500 --minutes 5",
            "  holosite load --find-limit --tables 500 --step 100",
            "  holosite load --find-limit --nodes 2 --database-user postgres \\",
            "      --database-url jdbc:postgresql://127.0.0.1/load",
            "",
            "Each table is watched through two sockets, in English and in French. What is",
            "measured is the time from an answer until what it changed has been sent to both,",
            "once the server is warm. Games are kept in files that are deleted at the end, or in a",
            "database, which must be empty and is filled with them.",
            "The exit code is 1 if anything went wrong or the 99th percentile is above",
            "20 milliseconds; with --find-limit, if anything went wrong or the first step is",
            "above 50 milliseconds already."
        })
final class LoadCommand implements Callable<Integer> {
    private static final double TARGET_MILLIS = 20;
    private static final double LIMIT_MILLIS = 50;
    private static final int STEP = 100;

    /** How long tables that were just added play before they are measured. */
    private static final Duration SETTLING = Duration.ofSeconds(20);

    @Spec private CommandSpec spec;

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "500",
            description = "Number of tables; with --find-limit, at first (${DEFAULT-VALUE}).")
    private int tables;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description = "For so long (5); with --find-limit, at each step (1).")
    private @Nullable Integer minutes;

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

    @Option(
            names = "--find-limit",
            description =
                    "Add tables step by step until the 99th percentile is above 50 milliseconds.")
    private boolean findLimit;

    @Option(
            names = "--step",
            paramLabel = "N",
            description = "How many tables each step of --find-limit adds (100).")
    private @Nullable Integer step;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "Number of nodes on one PostgreSQL database (${DEFAULT-VALUE}). Several run in"
                            + " processes of their own.")
    private int nodes;

    @Mixin private DatabaseOptions database;

    @Override
    public Integer call() throws Exception {
        check();
        PrintWriter out = spec.commandLine().getOut();
        Path data = Files.createTempDirectory("holosite-load");
        try (LoadRun run = LoadRun.start(nodes, settings(data), out)) {
            return findLimit ? limit(run, out) : once(run, out);
        } catch (BadSetting e) {
            throw StorageOptions.wrong(e);
        } finally {
            delete(data);
        }
    }

    private void check() {
        if (tables < 1 || pace < 0 || warmUp < 0 || nodes < 1) {
            throw new BadInput("At least one table and one node, no negative pace or warm-up.");
        }
        if (minutes != null && minutes < 1) {
            throw new BadInput("--minutes must be at least 1.");
        }
        if (step != null && !findLimit) {
            throw new BadInput("--step belongs to --find-limit.");
        }
        if (step != null && step < 1) {
            throw new BadInput("--step must be at least 1.");
        }
        if (database.lackUrl()) {
            throw new BadInput("--database-user belongs to --database-url.");
        }
    }

    /** Nothing but the password is taken from the environment, which may be that of a server. */
    private Settings settings(Path data) {
        var values = new HashMap<String, String>();
        values.put("data", data.toString());
        values.put("bot-pace", Integer.toString(pace));
        database.noteIn(values);
        if (database.isGiven()) {
            values.put(
                    "database-password",
                    System.getenv().getOrDefault("HOLOSITE_DATABASE_PASSWORD", ""));
        }
        return Settings.of(values);
    }

    private Duration time(int standard) {
        return Duration.ofMinutes(minutes == null ? standard : minutes);
    }

    private int once(LoadRun run, PrintWriter out) throws IOException, InterruptedException {
        run.raiseTo(tables);
        out.printf("%d tables are open.%n", tables);
        run.play(Duration.ofSeconds(warmUp));
        long before = run.megabytes();
        out.printf("Warm after %d s; %d MB live.%n", warmUp, before);
        Measured measured = run.measure(time(5));
        out.printf(
                "%n%s%n%d answers in %.0f s, %d games over. Target: p99 within %.0f ms.%n"
                        + "Live memory: %d MB before, %d MB after.%n",
                measured.line(),
                measured.answers(),
                measured.seconds(),
                measured.games(),
                TARGET_MILLIS,
                before,
                measured.megabytes());
        return measured.errors() == 0 && measured.p99() <= TARGET_MILLIS ? 0 : 1;
    }

    private int limit(LoadRun run, PrintWriter out) throws IOException, InterruptedException {
        run.raiseTo(tables);
        run.play(Duration.ofSeconds(warmUp));
        LimitSearch.Limit found =
                new LimitSearch(tables, step == null ? STEP : step, LIMIT_MILLIS)
                        .search(
                                wanted -> {
                                    run.raiseTo(wanted);
                                    run.play(SETTLING);
                                    return run.measure(time(1));
                                },
                                measured -> {
                                    out.println(measured.line());
                                    out.flush();
                                });
        Measured beyond = found.beyond();
        out.printf(
                "%nWithin %.0f ms at the 99th percentile: %s. %s%n",
                LIMIT_MILLIS,
                found.within()
                        .map(last -> "%d tables (%.1f ms)".formatted(last.tables(), last.p99()))
                        .orElse("not even %d tables".formatted(tables)),
                beyond.errors() > 0
                        ? "With %d something went wrong.".formatted(beyond.tables())
                        : "With %d it took %.1f ms.".formatted(beyond.tables(), beyond.p99()));
        return found.within().isPresent() && beyond.errors() == 0 ? 0 : 1;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
