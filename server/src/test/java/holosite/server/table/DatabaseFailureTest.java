package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.server.node.Settings;
import holosite.server.table.game.PlayedGame;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * A real PostgreSQL that ends its sessions, hangs, and is stopped and started again in the middle
 * of games: nothing confirmed is lost, nothing is played twice, and the games go on.
 */
class DatabaseFailureTest {
    private static final int TABLES = 3;

    @TempDir Path folder;

    private EmbeddedPostgres postgres;
    private TableTestServer server;
    private final AtomicBoolean done = new AtomicBoolean();
    private final List<Played> players = new ArrayList<>();

    /** One who plays both seats of a table, and counts what was confirmed. */
    private final class Played {
        final String table;
        final CompletableFuture<Void> finished = new CompletableFuture<>();
        final AtomicInteger confirmed = new AtomicInteger();
        private volatile @Nullable TestClient watched;

        Played(String table) {
            this.table = table;
            Thread.ofVirtual().start(this::run);
        }

        /** Whether its player was told that the table waits for the database. */
        boolean isTold() {
            TestClient client = watched;
            return client != null && client.timesWaiting() > 0;
        }

        private void run() {
            try (TestClient ann = TestClient.connect(server.port(), table, "ann");
                    TestClient bob = TestClient.connect(server.port(), table, "bob")) {
                watched = ann;
                while (!done.get() && !ann.isOver()) {
                    TestClient asked = ann.isAsked() ? ann : bob.isAsked() ? bob : null;
                    if (asked == null) {
                        Thread.sleep(2);
                    } else if (asked.asks(asked.boldAnswer(), Duration.ofSeconds(8))) {
                        confirmed.incrementAndGet();
                    }
                }
                finished.complete(null);
            } catch (InterruptedException | RuntimeException | AssertionError e) {
                finished.completeExceptionally(e);
            }
        }
    }

    private EmbeddedPostgres startPostgres(int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder.resolve("postgres"))
                .setCleanDataDirectory(false)
                .setPort(port)
                .setPGStartupWait(Duration.ofSeconds(60))
                .start();
    }

    @BeforeEach
    void start() throws Exception {
        postgres = startPostgres(0);
        server =
                TableTestServer.start(
                        Settings.of(
                                Map.of(
                                        "data",
                                        folder.resolve("data").toString(),
                                        "database-url",
                                        postgres.getJdbcUrl("postgres", "postgres"),
                                        "database-user",
                                        "postgres",
                                        "port",
                                        "0",
                                        "bot-pace",
                                        "0")));
        for (int i = 0; i < TABLES; i++) {
            players.add(new Played(server.open("ann", "bob", 7 + i)));
        }
        awaitProgress(20);
    }

    @AfterEach
    void stop() throws IOException {
        done.set(true);
        server.close();
        postgres.close();
    }

    private void awaitProgress(int answers) throws Exception {
        List<Integer> goals = players.stream().map(p -> p.confirmed.get() + answers).toList();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(90);
        for (int i = 0; i < TABLES; i++) {
            Played player = players.get(i);
            while (player.confirmed.get() < goals.get(i) && !player.finished.isDone()) {
                assertThat(System.nanoTime())
                        .as(
                                "table %s goes on after %d answers",
                                player.table, player.confirmed.get())
                        .isLessThan(end);
                Thread.sleep(20);
            }
            if (player.finished.isCompletedExceptionally()) {
                player.finished.get();
            }
        }
    }

    private void run(String sql) throws SQLException {
        try (Connection connection = connect();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection(postgres.getJdbcUrl("postgres", "postgres"));
    }

    /** What is stored is one whole game, and holds every answer that was confirmed. */
    private void everythingConfirmedIsStored() throws Exception {
        done.set(true);
        for (Played player : players) {
            player.finished.get(30, TimeUnit.SECONDS);
            PlayedGame stored =
                    server.node()
                            .tables()
                            .played(player.table)
                            .toCompletableFuture()
                            .get(20, TimeUnit.SECONDS)
                            .orElseThrow();
            assertThat(stored.gaps()).isEmpty();
            assertThat(stored.steps() - 1).isGreaterThanOrEqualTo(player.confirmed.get());
            Game last = stored.step(stored.steps() - 1).game();
            try (TestClient ann = TestClient.connect(server.port(), player.table, "ann")) {
                JsonNode turn = ann.section("turn");
                assertThat(turn.path("number").asInt()).isEqualTo(last.turn().number());
                assertThat(ann.section("table").path("state").asString()).isIn("playing", "over");
                assertThat(ann.section("dark").path("reserve").asInt())
                        .isEqualTo(last.view(Side.DARK).own().reserveDeck());
            }
        }
    }

    @Test
    void sessionsThatTheDatabaseEndsCostNothing() throws Exception {
        for (int i = 0; i < 5; i++) {
            run(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <>"
                            + " pg_backend_pid() AND backend_type = 'client backend'");
            awaitProgress(10);
        }
        everythingConfirmedIsStored();
    }

    @Test
    void aDatabaseThatHangsHoldsTheGamesUpAndNothingElse() throws Exception {
        try (Connection connection = connect();
                var statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("LOCK TABLE event_journal IN ACCESS EXCLUSIVE MODE");
            Thread.sleep(4_000);
            connection.rollback();
        }
        awaitProgress(10);
        everythingConfirmedIsStored();
    }

    @Test
    void aDatabaseThatIsStoppedAndStartedAgainFindsTheGamesWhereTheyWere() throws Exception {
        int port = postgres.getPort();
        postgres.close();
        Thread.sleep(6_000);
        assertThat(players).as("the players are told").anyMatch(Played::isTold);
        postgres = startPostgres(port);
        awaitProgress(10);
        everythingConfirmedIsStored();
    }
}
