package holosite.server.load;

import com.sun.management.OperatingSystemMXBean;
import holosite.server.node.BadSetting;
import holosite.server.node.Settings;
import holosite.server.node.StoredData;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * Has bots play each other at many tables, each watched through two sockets, in English and in
 * French, and measures how long it takes from an answer until what it changed has been sent to
 * both. Where a game ends, another begins.
 *
 * <p>A single node runs in this process, beside those who watch. Several run in processes of their
 * own; both sockets of a table are at the same node, which need not be the one the table is at.
 */
public final class LoadRun implements AutoCloseable {
    static final List<String> LANGUAGES = List.of("en", "fr");

    private static final long LINE = TimeUnit.SECONDS.toNanos(30);
    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final OperatingSystemMXBean MACHINE =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final PrintWriter out;
    private final HttpClient http = HttpClient.newHttpClient();
    private final List<Runnable> closing = new ArrayList<>();
    private final List<Integer> ports = new ArrayList<>();
    private final Map<String, List<Spectator>> tables = new ConcurrentHashMap<>();
    private int opened;
    private int games;
    private int errors;
    private int errorsTold;

    private LoadRun(PrintWriter out) {
        this.out = out;
    }

    /**
     * Starts nodes on an empty database, which they fill.
     *
     * @throws BadSetting if there is something in the database, or a node does not come up
     */
    public static LoadRun start(int nodes, Settings settings, PrintWriter out) {
        if (nodes > 1 && !settings.database().isPostgres()) {
            throw new BadSetting("Several nodes need a PostgreSQL database: --database-url.");
        }
        if (StoredData.isIn(settings)) {
            throw new BadSetting(
                    "There is something in %s already: give an empty database, which is then"
                                    .formatted(settings.database())
                            + " filled with games of bots.");
        }
        var run = new LoadRun(out);
        try {
            for (int i = 0; i < nodes; i++) {
                if (nodes == 1) {
                    LoadNode node = LoadNode.start(settings, LANGUAGES.size());
                    run.add(node.port(), node::close);
                } else {
                    NodeProcess node = NodeProcess.start(settings);
                    run.add(node.port(), node::close);
                }
            }
            return run;
        } catch (RuntimeException e) {
            run.close();
            throw e;
        }
    }

    private void add(int port, Runnable close) {
        ports.add(port);
        closing.add(close);
    }

    /** Opens tables until there are so many. */
    public void raiseTo(int wanted) throws InterruptedException {
        while (tables.size() < wanted) {
            int before = errors;
            open();
            if (errors > before) {
                return;
            }
        }
    }

    /** Lets them play for a while. */
    public void play(Duration time) throws InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        long nextLine = System.nanoTime() + LINE;
        while (System.nanoTime() < end) {
            replaceFinished();
            if (System.nanoTime() >= nextLine) {
                nextLine += LINE;
                out.printf(
                        "%d tables, %d games over, %d errors so far%n",
                        tables.size(), games, errors);
                out.flush();
            }
            TimeUnit.MILLISECONDS.sleep(250);
        }
    }

    /** The live memory of all nodes; measuring it stops everything else. */
    public long megabytes() throws IOException, InterruptedException {
        return figures().stream().mapToLong(NodeFigures::megabytes).sum();
    }

    /** Measures for a while; whatever went wrong since the last time counts too. */
    public Measured measure(Duration time) throws IOException, InterruptedException {
        int gamesBefore = games;
        for (int port : ports) {
            ask(port, "POST", "/begin");
        }
        MACHINE.getCpuLoad();
        long begun = System.nanoTime();
        play(time);
        double busy = MACHINE.getCpuLoad();
        double seconds = (System.nanoTime() - begun) / (double) TimeUnit.SECONDS.toNanos(1);
        int newErrors = errors - errorsTold;
        errorsTold = errors;
        return Measured.of(tables.size(), seconds, figures(), games - gamesBefore, newErrors, busy);
    }

    private List<NodeFigures> figures() throws IOException, InterruptedException {
        var figures = new ArrayList<NodeFigures>();
        for (int port : ports) {
            figures.add(LoadNode.JSON.readValue(ask(port, "GET", "/figures"), NodeFigures.class));
        }
        return figures;
    }

    private String ask(int port, String method, String path)
            throws IOException, InterruptedException {
        HttpResponse<String> answer =
                http.send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                                .method(method, HttpRequest.BodyPublishers.noBody())
                                .timeout(PATIENCE)
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IOException(path + ": the node answers " + answer.statusCode());
        }
        return answer.body();
    }

    private void open() throws InterruptedException {
        int number = opened++;
        int port = ports.get(number % ports.size());
        try {
            String id = ask(port, "POST", "/open?number=" + number);
            tables.put(
                    id,
                    LANGUAGES.stream()
                            .map(language -> new Spectator(http, port, id, language))
                            .toList());
        } catch (IOException | CompletionException e) {
            errors++;
            out.println("a table cannot be opened or watched: " + e.getMessage());
        }
    }

    private void replaceFinished() throws InterruptedException {
        int gone = 0;
        for (Iterator<List<Spectator>> all = tables.values().iterator(); all.hasNext(); ) {
            List<Spectator> watching = all.next();
            boolean over = watching.stream().allMatch(Spectator::isOver);
            boolean broken = watching.stream().anyMatch(Spectator::isBroken);
            if (over || broken) {
                watching.forEach(Spectator::close);
                all.remove();
                gone++;
                games += broken ? 0 : 1;
                errors += broken ? 1 : 0;
            }
        }
        for (int i = 0; i < gone; i++) {
            open();
        }
    }

    /** Stops all nodes. */
    @Override
    public void close() {
        tables.values().forEach(watching -> watching.forEach(Spectator::close));
        closing.reversed().forEach(Runnable::run);
        http.shutdownNow();
    }
}
