package holosite.server.load;

import holosite.bots.kind.BotKind;
import holosite.cards.ReadyDecks;
import holosite.server.node.Node;
import holosite.server.node.Settings;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.Seat;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableOptions;
import holosite.server.table.socket.TableSockets;
import io.javalin.Javalin;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Has bots play each other at many tables, each watched through two sockets, in English and in
 * French, and measures how long it takes from an answer until what it changed has been sent to
 * both. Where a game ends, another begins. The clients run in the same process.
 */
public final class LoadRun {
    private static final double HALF = 0.5;
    private static final double NEARLY_ALL = 0.99;
    private static final long MEGABYTE = 1_000_000;
    private static final List<String> LANGUAGES = List.of("en", "fr");
    private static final long LINE = TimeUnit.SECONDS.toNanos(30);

    private final Plan plan;
    private final PrintWriter out;
    private final Map<String, List<Spectator>> tables = new ConcurrentHashMap<>();
    private final Latencies latencies = new Latencies(LANGUAGES.size());
    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger watchers = new AtomicInteger();
    private final AtomicInteger finished = new AtomicInteger();
    private final AtomicInteger errors = new AtomicInteger();

    /**
     * What is run: how many tables, how long they warm up, how long they are measured, and the pace
     * of the bots.
     */
    public record Plan(int tables, Duration warmUp, Duration time, Duration pace, Path data) {}

    /** The result; times in milliseconds, live memory in megabytes before and after. */
    public record Report(
            double p50,
            double p99,
            double most,
            long answers,
            int games,
            int errors,
            long memoryBefore,
            long memoryAfter) {}

    public LoadRun(Plan plan, PrintWriter out) {
        this.plan = plan;
        this.out = out;
    }

    public Report run() throws InterruptedException {
        Settings settings =
                Settings.of(
                        Map.of(
                                "data",
                                plan.data().toString(),
                                "bot-pace",
                                Long.toString(plan.pace().toMillis())));
        HttpClient http = HttpClient.newHttpClient();
        try (Node node = Node.start(settings)) {
            Javalin web = listen(node);
            for (int i = 0; i < plan.tables(); i++) {
                open(node, http, web.port());
            }
            out.printf("%d tables are open.%n", tables.size());
            play(node, http, web.port(), plan.warmUp());
            long before = liveMegabytes();
            out.printf("Warm after %d s; %d MB live.%n", plan.warmUp().toSeconds(), before);
            latencies.begin();
            play(node, http, web.port(), plan.time());
            Report report =
                    new Report(
                            latencies.within(HALF),
                            latencies.within(NEARLY_ALL),
                            latencies.slowest(),
                            latencies.answers(),
                            finished.get(),
                            errors.get(),
                            before,
                            liveMegabytes());
            tables.values().forEach(watching -> watching.forEach(Spectator::close));
            return report;
        } finally {
            http.shutdownNow();
        }
    }

    private void play(Node node, HttpClient http, int port, Duration time)
            throws InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        long nextLine = System.nanoTime() + LINE;
        while (System.nanoTime() < end) {
            replaceFinished(node, http, port);
            if (System.nanoTime() >= nextLine) {
                nextLine += LINE;
                line();
            }
            Thread.sleep(250);
        }
    }

    private Javalin listen(Node node) {
        var sockets =
                new TableSockets(
                        node.tables(),
                        node.system(),
                        node.metrics(),
                        "",
                        context ->
                                Optional.of(
                                        new TableSockets.SocketUser(
                                                new Viewer("watcher", "Watcher"),
                                                "watcher " + watchers.incrementAndGet(),
                                                "")),
                        person -> false);
        sockets.watch(latencies);
        Javalin web =
                Javalin.create(
                                config -> {
                                    config.startup.showJavalinBanner = false;
                                    sockets.register(config);
                                })
                        .start("127.0.0.1", 0);
        node.closeFirst(web::stop);
        node.closeFirst(sockets::close);
        return web;
    }

    private void open(Node node, HttpClient http, int port) throws InterruptedException {
        int number = opened.getAndIncrement();
        List<String> names = ReadyDecks.names();
        var table =
                new NewTable(
                        TableOptions.PLAIN,
                        Optional.of(seat(names.get(number % 5))),
                        Optional.of(seat(names.get(5 + number / 5 % 5))),
                        Optional.of((long) number),
                        "",
                        List.of());
        try {
            String id = node.tables().open(table).toCompletableFuture().get(60, TimeUnit.SECONDS);
            tables.put(
                    id,
                    LANGUAGES.stream()
                            .map(language -> new Spectator(http, port, id, language))
                            .toList());
        } catch (ExecutionException | TimeoutException e) {
            errors.incrementAndGet();
            out.println("a table cannot be opened: " + e);
        }
    }

    private static Seat seat(String deck) {
        return new Seat(new SeatedPlayer.Robot(BotKind.ROOKIE), deck, ReadyDecks.text(deck));
    }

    private void replaceFinished(Node node, HttpClient http, int port) throws InterruptedException {
        int gone = 0;
        for (Iterator<List<Spectator>> all = tables.values().iterator(); all.hasNext(); ) {
            List<Spectator> watching = all.next();
            boolean over = watching.stream().allMatch(Spectator::isOver);
            boolean broken = watching.stream().anyMatch(Spectator::isBroken);
            if (over || broken) {
                watching.forEach(Spectator::close);
                all.remove();
                gone++;
                (broken ? errors : finished).incrementAndGet();
            }
        }
        for (int i = 0; i < gone; i++) {
            open(node, http, port);
        }
    }

    private void line() {
        out.printf(
                "%d answers, %d games over, %d errors; p50 %.1f ms, p99 %.1f ms; %d MB%n",
                latencies.answers(),
                finished.get(),
                errors.get(),
                latencies.within(HALF),
                latencies.within(NEARLY_ALL),
                memory() / MEGABYTE);
        out.flush();
    }

    /**
     * Memory really in use. Measured between the parts of a run, since measuring stops everything
     * else.
     */
    private static long liveMegabytes() {
        System.gc();
        return memory() / MEGABYTE;
    }

    /** What was still in use after the last collection. */
    private static long memory() {
        long used = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            if (pool.getType() == MemoryType.HEAP && pool.getCollectionUsage() != null) {
                used += pool.getCollectionUsage().getUsed();
            }
        }
        return used;
    }
}
