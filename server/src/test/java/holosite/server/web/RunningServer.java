package holosite.server.web;

import holosite.server.Server;
import holosite.server.node.Settings;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;

/** A whole server on a free port, with a database in memory and a clock that can be moved on. */
public final class RunningServer implements AutoCloseable {
    private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);
    private final Server server;

    public RunningServer(Limits limits) {
        this(limits, "");
    }

    public RunningServer(Limits limits, String publicAddress) {
        this(
                limits,
                publicAddress,
                "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1",
                "sa");
    }

    public RunningServer(Limits limits, String publicAddress, String database, String user) {
        InstantSource clock = () -> Instant.now().plus(ahead.get());
        server =
                Server.start(
                        Settings.of(
                                Map.of(
                                        "database-url",
                                        database,
                                        "database-user",
                                        user,
                                        "bot-pace",
                                        "0")),
                        new WebSettings("127.0.0.1", 0, publicAddress, false, "let me see", limits),
                        clock);
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

    @Override
    public void close() {
        server.close();
    }
}
