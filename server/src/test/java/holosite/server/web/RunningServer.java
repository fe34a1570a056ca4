package holosite.server.web;

import holosite.server.Server;
import holosite.server.node.Settings;
import holosite.server.table.entity.RulesInForce;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;

/** A whole server on a free port, with a database in memory and a clock that can be moved on. */
public final class RunningServer implements AutoCloseable {
    private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);
    private final Server server;
    private boolean adminKnown;

    public RunningServer(Limits limits) {
        this(limits, "");
    }

    public RunningServer(Limits limits, String publicAddress) {
        this(limits, publicAddress, inMemory(), "sa");
    }

    public RunningServer(Limits limits, String publicAddress, String database, String user) {
        this(
                new WebSettings(
                        "127.0.0.1",
                        0,
                        publicAddress,
                        false,
                        "let me see",
                        TrustedProxies.LOCAL,
                        limits),
                database,
                user,
                Map.of());
    }

    public RunningServer(WebSettings reached) {
        this(reached, inMemory(), "sa", Map.of());
    }

    /** With these additional settings. */
    public RunningServer(Limits limits, Map<String, String> settings) {
        this(WebSettings.local(0).with(limits), inMemory(), "sa", settings);
    }

    /** On this database, and with these rules. */
    public RunningServer(String database, RulesInForce rules) {
        this(WebSettings.local(0).with(Limits.all(100_000)), database, "sa", Map.of(), rules);
    }

    /** The address of a new database. */
    public static String inMemory() {
        return "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1";
    }

    private RunningServer(
            WebSettings reached, String database, String user, Map<String, String> settings) {
        this(reached, database, user, settings, RulesInForce.ofThisBuild());
    }

    private RunningServer(
            WebSettings reached,
            String database,
            String user,
            Map<String, String> settings,
            RulesInForce rules) {
        InstantSource clock = () -> Instant.now().plus(ahead.get());
        var all = new HashMap<>(settings);
        all.putAll(Map.of("database-url", database, "database-user", user, "bot-pace", "0"));
        all.putIfAbsent("admin", "Olga Keeper");
        server = Server.start(Settings.of(all), reached, clock, rules);
    }

    public Server server() {
        return server;
    }

    public int port() {
        return server.port();
    }

    /** Time passes for sessions. */
    public void later(Duration duration) {
        ahead.updateAndGet(before -> before.plus(duration));
    }

    public Browser browser() {
        return new Browser(server.port(), server.web().routes());
    }

    /** Somebody who is signed in as a guest. */
    public Browser guest() {
        Browser browser = browser();
        browser.post("/api/guest", "{}");
        return browser;
    }

    /** The admin, who has chosen a password. */
    public Browser admin() {
        Browser browser = browser();
        if (adminKnown) {
            browser.post(
                    "/api/login", "{\"name\": \"Olga Keeper\", \"password\": \"keeps the keys\"}");
        } else {
            browser.post(
                    "/api/reset",
                    "{\"token\": \"%s\", \"password\": \"keeps the keys\"}"
                            .formatted(token(server.adminLink().orElseThrow())));
            adminKnown = true;
        }
        return browser;
    }

    /** The secret of a link with which somebody can choose another password. */
    public String resetToken(Browser admin, String name) {
        String path = "/api/admin/accounts/" + name.replace(" ", "%20") + "/reset";
        return token(admin.post(path, "").json().get("link").asString());
    }

    private static String token(String link) {
        return link.substring(link.lastIndexOf('/') + 1);
    }

    @Override
    public void close() {
        server.close();
    }
}
