package holosite.server;

import holosite.cards.AllCards;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.server.account.AccountAdminRoutes;
import holosite.server.account.AccountRoutes;
import holosite.server.account.Accounts;
import holosite.server.account.PasswordAttempts;
import holosite.server.account.PasswordResets;
import holosite.server.account.Passwords;
import holosite.server.account.RandomSecrets;
import holosite.server.account.Sessions;
import holosite.server.admin.ReportRoutes;
import holosite.server.admin.SpokenWords;
import holosite.server.admin.TableAdminRoutes;
import holosite.server.catalogue.CatalogueRoutes;
import holosite.server.deck.DeckRoutes;
import holosite.server.deck.DeckStore;
import holosite.server.glossary.GlossaryRoutes;
import holosite.server.lab.LabRoutes;
import holosite.server.lesson.LessonRoutes;
import holosite.server.lesson.Lessons;
import holosite.server.lobby.LaidOutTables;
import holosite.server.lobby.LobbyRoutes;
import holosite.server.lobby.TableRows;
import holosite.server.node.Backup;
import holosite.server.node.BadSetting;
import holosite.server.node.Node;
import holosite.server.node.OperatorFile;
import holosite.server.node.PortProblem;
import holosite.server.node.Settings;
import holosite.server.position.PositionRoutes;
import holosite.server.progress.Progress;
import holosite.server.puzzle.PuzzleRoutes;
import holosite.server.puzzle.Puzzles;
import holosite.server.replay.ReplayRoutes;
import holosite.server.replay.TeachingRoutes;
import holosite.server.store.DatabaseHealth;
import holosite.server.store.Store;
import holosite.server.table.entity.RulesInForce;
import holosite.server.table.game.NewTable;
import holosite.server.table.socket.TableSockets;
import holosite.server.web.Limits;
import holosite.server.web.OpenApi;
import holosite.server.web.OperatorEndpoints;
import holosite.server.web.RequestRefused;
import holosite.server.web.Routes;
import holosite.server.web.TrustedProxies;
import holosite.server.web.WebServer;
import holosite.server.web.WebSettings;
import holosite.server.wire.CardIndex;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinBindException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** The whole server: a node with its tables, and the web server in front of it. */
public final class Server implements AutoCloseable {
    private static final Duration SWEEP = Duration.ofHours(1);

    private final Node node;
    private final WebServer web;

    private final Cleanup sweep;

    private final Optional<String> adminLink;

    private Server(Node node, WebServer web, Cleanup sweep, Optional<String> adminLink) {
        this.adminLink = adminLink;
        this.node = node;
        this.web = web;
        this.sweep = sweep;
    }

    /** Starts a complete server. */
    public static Server start(Settings settings) {
        return start(settings, web(settings), InstantSource.system());
    }

    private static TrustedProxies proxies(Settings settings) {
        try {
            return TrustedProxies.of(settings.trustedProxies());
        } catch (IllegalArgumentException e) {
            throw new BadSetting("trusted-proxies: " + e.getMessage() + ".");
        }
    }

    private static WebSettings web(Settings settings) {
        return new WebSettings(
                settings.host(),
                settings.port(),
                settings.publicAddress(),
                settings.development(),
                settings.metricsToken(),
                proxies(settings),
                Limits.standard());
    }

    /**
     * Starts a complete server that is reached as these settings say, with a clock for sessions.
     *
     * @throws BadSetting if the settings do not allow it
     */
    public static Server start(Settings settings, WebSettings reached, InstantSource clock) {
        return start(settings, reached, clock, RulesInForce.ofThisBuild());
    }

    /** Starts a complete server that plays by these rules. */
    public static Server start(
            Settings settings, WebSettings reached, InstantSource clock, RulesInForce rules) {
        Node node = Node.start(settings, rules);
        try {
            return open(node, reached, clock);
        } catch (JavalinBindException e) {
            node.close();
            throw PortProblem.BROWSERS.at(reached.host(), reached.port());
        } catch (RuntimeException e) {
            node.close();
            throw e;
        }
    }

    private static Server open(Node node, WebSettings settings, InstantSource clock) {
        var store = new Store(node.database());
        var cards = new CardIndex(AllCards.all());
        var rows = new TableRows(store);
        var watch = new EndedSessionWatch(node.system());
        var accounts =
                new Accounts(
                        store,
                        new Passwords(),
                        new PasswordAttempts(settings.limits().wrongPasswords(), clock),
                        clock);
        Optional<Accounts.Admin> admin = admin(accounts, node.settings().admin());
        var sessions = new Sessions(store, clock, watch::tell, admin.map(Accounts.Admin::id));
        var resets = new PasswordResets(store, clock);
        var decks = new DeckStore(store, clock);
        var sweep =
                new Cleanup(
                        sessions, accounts, rows, node.tables(), node.settings(), resets, clock);
        var words = new SpokenWords(store, node.tables());
        CardPool pool = CardPool.of(AllCards.all());
        var laidOut = new LaidOutTables(node.tables(), rows, decks);
        node.system()
                .scheduler()
                .scheduleWithFixedDelay(
                        Duration.ZERO, SWEEP, sweep, node.system().executionContext());
        List<Routes> parts =
                List.of(
                        new AccountRoutes(accounts, sessions, resets),
                        new AccountAdminRoutes(
                                accounts,
                                sessions,
                                resets,
                                name -> {
                                    words.forget(name);
                                    sweep.run();
                                }),
                        new TableAdminRoutes(node.tables(), rows),
                        new ReportRoutes(store, node.tables(), clock),
                        new DeckRoutes(decks),
                        new LabRoutes(decks, pool),
                        new LobbyRoutes(node.tables(), rows, decks, new SecureRandom()),
                        new LessonRoutes(
                                new Lessons(pool),
                                Progress.ofLessons(store, clock),
                                node.tables(),
                                laidOut),
                        new PuzzleRoutes(
                                new Puzzles(pool),
                                Progress.ofPuzzles(store, clock),
                                node.tables(),
                                laidOut),
                        new PositionRoutes(pool, node.tables(), laidOut),
                        new ReplayRoutes(node.tables(), rows, cards, pool),
                        new TeachingRoutes(node.tables(), cards, pool),
                        new GlossaryRoutes(),
                        new CatalogueRoutes(cards),
                        new OpenApi());
        String secret = RandomSecrets.token();
        var sockets = new AtomicReference<TableSockets>();
        var health = new DatabaseHealth(store, node::tryToWrite);
        node.closeFirst(health::close);
        WebServer web =
                WebServer.start(
                        settings,
                        sessions,
                        parts,
                        (config, guard) ->
                                sockets.set(
                                        sockets(
                                                node,
                                                config,
                                                new VisitorsAtTables(guard, accounts, rows))),
                        new OperatorEndpoints(
                                settings,
                                node::scrape,
                                health::isWell,
                                secret,
                                to -> Backup.write(node.database(), to)),
                        Store::isAway,
                        node.metrics());
        TableSockets opened = Objects.requireNonNull(sockets.get());
        watch.start(() -> opened.closeEnded(sessions::alive));
        node.closeFirst(web::close);
        node.closeFirst(opened::close);
        offerToOwner(node, web.port(), secret);
        return new Server(
                node,
                web,
                sweep,
                admin.filter(Accounts.Admin::isNew).map(one -> resets.anotherLink(one.id())));
    }

    /** Nobody else can open files of H2 while the server runs, so it makes backups itself. */
    private static void offerToOwner(Node node, int port, String secret) {
        Settings settings = node.settings();
        if (settings.database().isInDataFolder(settings.data())) {
            new OperatorFile(settings.ownAddress(port), secret).write(settings.data());
            node.closeFirst(() -> OperatorFile.delete(settings.data()));
        }
    }

    private static Optional<Accounts.Admin> admin(Accounts accounts, String name) {
        try {
            return name.isEmpty() ? Optional.empty() : Optional.of(accounts.admin(name));
        } catch (RequestRefused e) {
            throw new BadSetting(
                    "admin should be the name of an account, not '%s': %s"
                            .formatted(name, e.words().in(Language.EN)));
        }
    }

    private static TableSockets sockets(
            Node node, JavalinConfig config, VisitorsAtTables visitors) {
        var sockets =
                new TableSockets(
                        node.tables(),
                        node.system(),
                        node.metrics(),
                        WebServer.clientVersion(),
                        visitors);
        sockets.register(config);
        return sockets;
    }

    /** The port it listens on for browsers. */
    public int port() {
        return web.port();
    }

    /** The address people type. */
    public String address() {
        return node.settings().address(port());
    }

    /** The path where the admin chooses his password, if he has none yet. */
    public Optional<String> adminLink() {
        return adminLink;
    }

    /** Opens a table with this game laid out; the address that leads two players to it. */
    public String layOut(Game game) {
        String id = node.tables().open(NewTable.laidOut(game)).toCompletableFuture().join();
        return address() + "/table/" + id;
    }

    public Node node() {
        return node;
    }

    /** The web server. */
    public WebServer web() {
        return web;
    }

    /** Runs the hourly clean-up now. */
    public void sweep() {
        sweep.run();
    }

    /** Runs something when the server is closed or cannot continue. */
    public void whenEnded(Runnable work) {
        node.whenEnded(work);
    }

    @Override
    public void close() {
        node.close();
    }
}
