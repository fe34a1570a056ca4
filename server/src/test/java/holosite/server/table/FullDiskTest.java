package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.web.Browser;
import holosite.server.web.Limits;
import holosite.server.web.RunningServer;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The disk of a server that stores its games in a file is full in the middle of games: H2 closes
 * its database for good, and the games go on by themselves as soon as there is room again.
 */
class FullDiskTest {
    private static final int TABLES = 3;
    private static final String DECK =
            """
            {"name": "Troopers", "side": "dark", "list": [{"id": "1_194", "count": 60}]}
            """;

    @TempDir Path folder;

    private final SteadyPlayers players = new SteadyPlayers();

    private void sitDown(RunningServer server) {
        Browser host = server.guest();
        Browser guest = server.guest();
        String table =
                host.post(
                                "/api/tables",
                                """
                                {"side": "dark", "deck": "", "opponent": {"kind": "open"}}
                                """)
                        .json()
                        .get("id")
                        .asString();
        assertThat(guest.post("/api/tables/" + table + "/join", "{\"deck\": \"\"}").status())
                .isEqualTo(200);
        players.play(
                table,
                () -> TestClient.connect(host, table, "en"),
                () -> TestClient.connect(guest, table, "en"));
    }

    private static void awaitHealth(Browser browser, int status) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        int seen;
        do {
            assertThat(System.nanoTime()).as("until health is %d", status).isLessThan(end);
            Thread.sleep(100);
            long asked = System.nanoTime();
            seen = browser.get("/health").status();
            assertThat(Duration.ofNanos(System.nanoTime() - asked))
                    .isLessThan(Duration.ofSeconds(5));
        } while (seen != status);
    }

    /** For a second nothing is confirmed; what was stored before may still be, at first. */
    private void awaitNothingConfirmed() throws InterruptedException {
        int before = -1;
        for (int i = 0; i < 10 && before != players.confirmed(); i++) {
            before = players.confirmed();
            Thread.sleep(1_000);
        }
        assertThat(players.confirmed()).as("nothing is confirmed").isEqualTo(before);
    }

    @Test
    void gamesGoOnByThemselvesWhenThereIsRoomAgain() throws Exception {
        FullDisk.install();
        String database = "jdbc:h2:full:" + folder.resolve("games") + ";WRITE_DELAY=0";
        try (var server = new RunningServer(Limits.all(100_000), "", database, "sa")) {
            for (int i = 0; i < TABLES; i++) {
                sitDown(server);
            }
            Browser operator = server.browser();
            Browser visitor = server.guest();
            awaitHealth(operator, 200);
            for (int times = 0; times < 2; times++) {
                players.awaitProgress(10);
                FullDisk.fill();
                awaitHealth(operator, 503);
                awaitNothingConfirmed();
                for (int i = 0; i < 300 && !players.areTold(); i++) {
                    Thread.sleep(100);
                }
                assertThat(players.areTold()).isTrue();
                assertThat(visitor.get("/api/lobby").status())
                        .as("what can be read, or that it cannot now")
                        .isIn(200, 503);
                assertThat(visitor.post("/api/decks", DECK).error()).isEqualTo("database_away");
                FullDisk.makeRoom();
                awaitHealth(operator, 200);
                assertThat(visitor.post("/api/decks", DECK).status()).isEqualTo(201);
            }
            players.awaitProgress(10);
            players.everythingConfirmedIsStored(server.server().node().tables());
        } finally {
            FullDisk.makeRoom();
            players.stop();
        }
    }
}
