package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Side;
import holosite.server.node.Settings;
import holosite.server.store.TestPostgres;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.TableOptions;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A real PostgreSQL that ends its sessions, hangs, and is stopped and started again in the middle
 * of games: nothing confirmed is lost, nothing is played twice, and the games go on.
 */
class DatabaseFailureTest {
    private static final int TABLES = 3;
    private static final int AGAINST_BOTS = 4;

    @TempDir Path folder;

    private AutoCloseable postgres = () -> {};
    private String url = "";

    /** Every test starts it, on a database of its own. */
    @SuppressWarnings("NullAway.Init")
    private TableTestServer server;

    private final SteadyPlayers players = new SteadyPlayers();

    private EmbeddedPostgres startPostgres(int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder.resolve("postgres"))
                .setCleanDataDirectory(false)
                .setPort(port)
                .setPGStartupWait(Duration.ofSeconds(60))
                .start();
    }

    private void playOn(String database) throws Exception {
        url = database;
        server =
                TableTestServer.start(
                        Settings.of(
                                Map.of(
                                        "data",
                                        folder.resolve("data").toString(),
                                        "database-url",
                                        database,
                                        "database-user",
                                        "postgres",
                                        "port",
                                        "0",
                                        "bot-pace",
                                        "0")));
        for (int i = 0; i < TABLES; i++) {
            String table = server.open("ann", "bob", 7 + i);
            players.play(table, () -> client(table, "ann"), () -> client(table, "bob"));
        }
        for (int i = 0; i < AGAINST_BOTS; i++) {
            String table = server.open("ann", "bot:random", 70 + i);
            players.play(table, () -> client(table, "ann"), () -> client(table, "ann"));
        }
        players.awaitProgress(20);
    }

    /** Plays on a PostgreSQL that goes on running. */
    private void playOnPostgres() throws Exception {
        TestPostgres database = TestPostgres.database();
        postgres = database;
        playOn(database.url());
    }

    private TestClient client(String table, String person) {
        return TestClient.connect(server.port(), table, person);
    }

    @AfterEach
    void stop() throws Exception {
        players.stop();
        server.close();
        postgres.close();
    }

    private void run(String sql) throws SQLException {
        try (Connection connection = connect();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection(url, "postgres", "");
    }

    @Test
    void sessionsThatTheDatabaseEndsCostNothing() throws Exception {
        playOnPostgres();
        for (int i = 0; i < 5; i++) {
            run(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <>"
                            + " pg_backend_pid() AND datname = current_database()");
            players.awaitProgress(10);
        }
        players.everythingConfirmedIsStored(server.node().tables());
    }

    /** {@code -Dlock.seconds=40} holds them up for longer than a write may take. */
    @Test
    void aDatabaseThatHangsHoldsTheGamesUpAndNothingElse() throws Exception {
        playOnPostgres();
        try (Connection connection = connect();
                var statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("LOCK TABLE event_journal IN ACCESS EXCLUSIVE MODE");
            Thread.sleep(Duration.ofSeconds(Integer.getInteger("lock.seconds", 4)));
            connection.rollback();
        }
        players.awaitProgress(10);
        players.everythingConfirmedIsStored(server.node().tables());
    }

    @Test
    void theTimeAWriteTakesIsOnNobodysClock() throws Exception {
        playOnPostgres();
        String table =
                server.node()
                        .tables()
                        .open(
                                new NewTable(
                                        new TableOptions(false, 10, 0, 0),
                                        TableTestServer.seat(Side.DARK, "ann"),
                                        TableTestServer.seat(Side.LIGHT, "bob")))
                        .toCompletableFuture()
                        .get(20, TimeUnit.SECONDS);
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob");
                Connection connection = connect();
                var statement = connection.createStatement()) {
            ann.await("a question", () -> ann.isAsked() || bob.isAsked());
            TestClient player = ann.isAsked() ? ann : bob;
            long asked = player.section("clocks").path("at").asLong();
            connection.setAutoCommit(false);
            statement.execute("LOCK TABLE event_journal IN ACCESS EXCLUSIVE MODE");
            var unlocked =
                    CompletableFuture.supplyAsync(
                            () -> {
                                try {
                                    Thread.sleep(3_000);
                                    long now = System.currentTimeMillis();
                                    connection.rollback();
                                    return now;
                                } catch (InterruptedException | SQLException e) {
                                    throw new IllegalStateException(e);
                                }
                            });
            player.ask(player.leastAnswer());
            player.await(
                    "the next question",
                    () -> player.section("clocks").path("at").asLong() != asked);
            assertThat(player.section("clocks").path("at").asLong())
                    .isGreaterThanOrEqualTo(unlocked.get());
        }
    }

    @Test
    void aDatabaseThatIsStoppedAndStartedAgainFindsTheGamesWhereTheyWere() throws Exception {
        EmbeddedPostgres running = startPostgres(0);
        postgres = running;
        playOn(running.getJdbcUrl("postgres", "postgres"));
        running.close();
        for (int i = 0; i < 600 && !players.areTold(); i++) {
            Thread.sleep(50);
        }
        assertThat(players.areTold()).isTrue();
        // so that it is tried again in vain
        Thread.sleep(2_000);
        postgres = startPostgres(running.getPort());
        players.awaitProgress(10);
        players.everythingConfirmedIsStored(server.node().tables());
    }
}
