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
import holosite.server.table.game.TableRefusal;
import holosite.server.table.socket.SocketUsers;
import holosite.server.table.socket.TableSockets;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import io.micrometer.core.instrument.Timer;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.json.JsonMapper;

/**
 * A node that is measured. It answers on this machine only: {@code POST /open?number=N} opens a
 * table of two bots, {@code POST /begin} begins to count, {@code GET /figures} says what was
 * counted. As a program it takes the flags of a server, prints its port, and stops when its input
 * ends.
 */
public final class LoadNode implements AutoCloseable {
    /** What a program prints before its port. */
    static final String PORT = "port ";

    /** The password of the database is no flag, since everybody on the machine can read those. */
    static final String PASSWORD = "HOLOSITE_DATABASE_PASSWORD";

    static final JsonMapper JSON = new JsonMapper();

    private static final long MEGABYTE = 1_000_000;

    private final Node node;
    private final Javalin web;
    private final Latencies latencies;
    private final AtomicInteger watchers = new AtomicInteger();

    /** What the process had done when it began to count. */
    private volatile Totals begun;

    /** Figures of the process since it started. */
    private record Totals(long collectorMillis, long writes, double writing, double waiting) {}

    private LoadNode(Node node, int attending) {
        this.node = node;
        latencies = new Latencies(attending);
        begun = totals();
        web = listen();
    }

    /** Starts one whose tables are each watched by so many. */
    static LoadNode start(Settings settings, int attending) {
        return new LoadNode(Node.start(settings), attending);
    }

    /** Everybody who comes is let in, and watches. */
    private final class Watchers implements SocketUsers {
        @Override
        public Optional<SocketUser> opener(WsContext socket) {
            return Optional.of(
                    new SocketUser(
                            new Viewer("watcher", "Watcher"),
                            "watcher " + watchers.incrementAndGet(),
                            ""));
        }

        @Override
        public Optional<TableRefusal> silenced(String person) {
            return Optional.empty();
        }

        @Override
        public boolean isSeated(String person, String table) {
            return false;
        }
    }

    private Javalin listen() {
        var sockets =
                new TableSockets(node.tables(), node.system(), node.metrics(), "", new Watchers());
        sockets.watch(latencies);
        Javalin listening =
                Javalin.create(
                                config -> {
                                    config.startup.showJavalinBanner = false;
                                    sockets.register(config);
                                    config.routes.post("/open", this::open);
                                    config.routes.post("/begin", context -> begin());
                                    config.routes.get("/figures", this::figures);
                                })
                        .start("127.0.0.1", 0);
        node.closeFirst(listening::stop);
        node.closeFirst(sockets::close);
        return listening;
    }

    private void begin() {
        latencies.begin();
        begun = totals();
    }

    private void open(Context context)
            throws InterruptedException, ExecutionException, TimeoutException {
        int number = Integer.parseInt(String.valueOf(context.queryParam("number")));
        // the decks of the Dark Side come first, as many as those of the Light Side
        List<String> names = ReadyDecks.names();
        int pairs = names.size() / 2;
        var table =
                new NewTable(
                        TableOptions.PLAIN,
                        Optional.of(seat(names.get(number % pairs))),
                        Optional.of(seat(names.get(pairs + number / pairs % pairs))),
                        Optional.of((long) number),
                        "",
                        List.of());
        context.result(node.tables().open(table).toCompletableFuture().get(60, TimeUnit.SECONDS));
    }

    private static Seat seat(String deck) {
        return new Seat(new SeatedPlayer.Robot(BotKind.ROOKIE), deck, ReadyDecks.text(deck));
    }

    private void figures(Context context) {
        Totals now = totals();
        var figures =
                new NodeFigures(
                        latencies.counts(),
                        now.collectorMillis - begun.collectorMillis,
                        now.writes - begun.writes,
                        now.writing - begun.writing,
                        now.waiting - begun.waiting,
                        liveMegabytes());
        context.result(JSON.writeValueAsString(figures));
    }

    private Totals totals() {
        Timer usage = journal("hikaricp.connections.usage");
        return new Totals(
                ManagementFactory.getGarbageCollectorMXBeans().stream()
                        .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                        .sum(),
                usage.count(),
                usage.totalTime(TimeUnit.MILLISECONDS),
                journal("hikaricp.connections.acquire").totalTime(TimeUnit.MILLISECONDS));
    }

    private Timer journal(String name) {
        return node.metrics().get(name).tag("pool", "journal").timer();
    }

    /** Memory really in use; measuring it stops everything else. */
    private static long liveMegabytes() {
        System.gc();
        long used = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            if (pool.getType() == MemoryType.HEAP && pool.getCollectionUsage() != null) {
                used += pool.getCollectionUsage().getUsed();
            }
        }
        return used / MEGABYTE;
    }

    int port() {
        return web.port();
    }

    @Override
    public void close() {
        node.close();
    }

    public static void main(String[] flags) throws IOException {
        Map<String, String> password = Map.of(PASSWORD, System.getenv().getOrDefault(PASSWORD, ""));
        Settings settings = Settings.read(List.of(flags), new Properties(), password);
        try (LoadNode running = start(settings, LoadRun.LANGUAGES.size())) {
            System.out.println(PORT + running.port());
            System.out.flush();
            while (System.in.read() >= 0) {
                // until the process that started it has ended
            }
        }
        System.exit(0);
    }
}
