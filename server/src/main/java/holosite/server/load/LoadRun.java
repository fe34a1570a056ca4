package holosite.server.load;

import com.sun.management.OperatingSystemMXBean;
import holosite.bots.BotKind;
import holosite.cards.ReadyDecks;
import holosite.server.node.Node;
import holosite.server.node.Settings;
import holosite.server.table.NewTable;
import holosite.server.table.Options;
import holosite.server.table.Seat;
import holosite.server.table.Sitter;
import holosite.server.table.TableSockets;
import holosite.server.table.Viewer;
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
    private static final double P50 = 0.5;
    private static final long MEGABYTE = 1_000_000;

    private final Plan plan;
    private final PrintWriter out;
    private final Map<String, List<Spectator>> tables = new ConcurrentHashMap<>();
    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger finished = new AtomicInteger();
    private final AtomicInteger errors = new AtomicInteger();

    /** What is run: so many tables for so long, with the bots at this pace. */
    public record Plan(int tables, Duration time, Duration pace, Path data) {}

    /** What came of it; times in milliseconds. */
    public record Report(
            double p50, double p99, double most, long answers, int games, int errors) {}

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
            long end = System.nanoTime() + plan.time().toNanos();
            for (int i = 0; i < plan.tables(); i++) {
                open(node, http, web.port());
            }
            out.printf("%d tables are open.%n", tables.size());
            long nextLine = System.nanoTime();
            while (System.nanoTime() < end) {
                replaceFinished(node, http, web.port());
                if (System.nanoTime() >= nextLine) {
                    nextLine += TimeUnit.SECONDS.toNanos(30);
                    line(node);
                }
                Thread.sleep(250);
            }
            line(node);
            Report report = report(node);
            tables.values().forEach(watching -> watching.forEach(Spectator::close));
            return report;
        } finally {
            http.shutdownNow();
        }
    }

    private static Javalin listen(Node node) {
        var sockets =
                new TableSockets(
                        node.tables(),
                        node.system(),
                        node.metrics(),
                        context -> Optional.of(new Viewer("watcher", "Watcher")));
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
                        Options.PLAIN,
                        Optional.of(seat(names.get(number % 5))),
                        Optional.of(seat(names.get(5 + number / 5 % 5))),
                        Optional.of((long) number),
                        List.of());
        try {
            String id = node.tables().open(table).toCompletableFuture().get(60, TimeUnit.SECONDS);
            tables.put(
                    id,
                    List.of(
                            new Spectator(http, port, id, "en"),
                            new Spectator(http, port, id, "fr")));
        } catch (ExecutionException | TimeoutException e) {
            errors.incrementAndGet();
            out.println("a table cannot be opened: " + e);
        }
    }

    private static Seat seat(String deck) {
        return new Seat(new Sitter.Robot(BotKind.ROOKIE), deck, ReadyDecks.text(deck));
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

    private void line(Node node) {
        Report now = report(node);
        out.printf(
                "%d answers, %d games over, %d errors; p50 %.1f ms, p99 %.1f ms; %.1f ms of CPU for"
                        + " an answer; memory after collection %d MB%n",
                now.answers,
                now.games,
                now.errors,
                now.p50,
                now.p99,
                (double) cpu() / TimeUnit.MILLISECONDS.toNanos(1) / Math.max(1, now.answers),
                memory() / MEGABYTE);
        out.flush();
    }

    private Report report(Node node) {
        var timer = node.metrics().get("holosite.answer.to.views").timer().takeSnapshot();
        double p50 = 0;
        double p99 = 0;
        for (var value : timer.percentileValues()) {
            if (value.percentile() == P50) {
                p50 = value.value(TimeUnit.MILLISECONDS);
            } else {
                p99 = value.value(TimeUnit.MILLISECONDS);
            }
        }
        return new Report(
                p50,
                p99,
                timer.max(TimeUnit.MILLISECONDS),
                (long) node.metrics().get("holosite.events").counter().count(),
                finished.get(),
                errors.get());
    }

    private static long cpu() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
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
