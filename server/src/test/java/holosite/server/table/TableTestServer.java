package holosite.server.table;

import holosite.bots.kind.BotKind;
import holosite.cards.ReadyDecks;
import holosite.language.card.Side;
import holosite.server.lobby.TableRows;
import holosite.server.node.Node;
import holosite.server.node.Settings;
import holosite.server.store.Store;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.Seat;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableOptions;
import holosite.server.table.game.TableRefusal;
import holosite.server.table.socket.SocketUsers;
import holosite.server.table.socket.TableSockets;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A process with tables for tests: whoever gives a name is admitted, from wherever he says. As a
 * program it takes flags, prints its port, and stops when its input ends.
 */
public final class TableTestServer implements AutoCloseable {
    /** The rules a table made in tests is played under. */
    public static final String RULES = "these";

    static final String DARK_DECK = "mos-eisley-manhunt";
    static final String LIGHT_DECK = "old-heroes";

    private final Node node;
    private final Javalin web;

    /** The exit code of a process whose cluster continued without it. */
    static final int LEFT_ALONE = 3;

    private TableTestServer(Node node, Javalin web) {
        this.node = node;
        this.web = web;
    }

    static TableTestServer start(Settings settings) {
        Node node = Node.start(settings);
        var sockets =
                new TableSockets(
                        node.tables(),
                        node.system(),
                        node.metrics(),
                        "",
                        new People(new TableRows(new Store(node.database()))));
        Javalin web =
                Javalin.create(
                                config -> {
                                    config.startup.showJavalinBanner = false;
                                    sockets.register(config);
                                    config.routes.post("/open", context -> open(node, context));
                                    config.routes.get(
                                            "/members",
                                            context ->
                                                    context.result(
                                                            Integer.toString(node.members())));
                                    config.routes.get(
                                            "/here/{id}", context -> isHere(node, context));
                                })
                        .start("127.0.0.1", 0);
        node.closeFirst(web::stop);
        node.closeFirst(sockets::close);
        return new TableTestServer(node, web);
    }

    /** Whoever says so is who he says. */
    private record People(TableRows rows) implements SocketUsers {
        @Override
        public Optional<SocketUser> opener(WsContext socket) {
            return Optional.ofNullable(socket.queryParam("person"))
                    .map(
                            name ->
                                    new SocketUser(
                                            new Viewer(name, "Player " + name),
                                            name,
                                            Optional.ofNullable(socket.queryParam("address"))
                                                    .orElse("")));
        }

        @Override
        public Optional<TableRefusal> silenced(String person) {
            return Optional.empty();
        }

        @Override
        public boolean isSeated(String person, String table) {
            return rows.isSeated(person, table);
        }
    }

    /** Opens a table; a seat is {@code bot:random}, a person's name, or nothing. */
    String open(String dark, String light, long seed) throws Exception {
        var table =
                new NewTable(
                        TableOptions.PLAIN,
                        seat(Side.DARK, dark),
                        seat(Side.LIGHT, light),
                        Optional.of(seed),
                        "",
                        List.of());
        return node.tables().open(table).toCompletableFuture().get(20, TimeUnit.SECONDS);
    }

    Node node() {
        return node;
    }

    int port() {
        return web.port();
    }

    /** Opens a table; a seat is {@code bot:random}, a person's name, or nothing. */
    private static void open(Node node, Context context) throws Exception {
        var table =
                new NewTable(
                        TableOptions.PLAIN,
                        seat(Side.DARK, String.valueOf(context.queryParam("dark"))),
                        seat(Side.LIGHT, String.valueOf(context.queryParam("light"))),
                        Optional.ofNullable(context.queryParam("seed")).map(Long::valueOf),
                        "",
                        List.of());
        context.result(node.tables().open(table).toCompletableFuture().get(20, TimeUnit.SECONDS));
    }

    public static Optional<Seat> seat(Side side, String who) {
        String deck = side == Side.DARK ? DARK_DECK : LIGHT_DECK;
        if (who.isEmpty()) {
            return Optional.empty();
        }
        SeatedPlayer sitter =
                who.startsWith("bot:")
                        ? new SeatedPlayer.Robot(BotKind.named(who.substring(4)).orElseThrow())
                        : new SeatedPlayer.Human(who, "Player " + who);
        return Optional.of(new Seat(sitter, deck, ReadyDecks.text(deck)));
    }

    /** A table of ann's and bob's is opened. */
    public static TableEvent.Opened opened(long at) {
        return new TableEvent.Opened(
                TableEvent.FORMAT,
                RULES,
                "table",
                TableOptions.PLAIN,
                7,
                seat(Side.DARK, "ann"),
                seat(Side.LIGHT, "bob"),
                "",
                List.of(),
                "",
                "",
                at);
    }

    /** Whether the entity of this table lives in this process. */
    private static void isHere(Node node, Context context) {
        context.result(Boolean.toString(node.tables().here().contains(context.pathParam("id"))));
    }

    @Override
    public void close() {
        node.close();
    }

    public static void main(String[] flags) throws Exception {
        TableTestServer running =
                start(Settings.read(List.of(flags), System.getProperties(), System.getenv()));
        // when the cluster continues without it, the process ends
        running.node().whenEnded(() -> Runtime.getRuntime().halt(LEFT_ALONE));
        System.out.println("port " + running.port());
        System.out.flush();
        while (System.in.read() >= 0) {
            // until the process that started it has ended
        }
        running.close();
        System.exit(0);
    }
}
