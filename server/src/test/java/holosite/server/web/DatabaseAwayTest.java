package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.table.TestClient;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What browsers are told while the database is stopped: soon, and what it is. */
class DatabaseAwayTest {
    private static final List<String> ADDRESSES =
            List.of("/api/me", "/api/lobby", "/api/decks", "/api/games");

    @TempDir Path folder;

    private EmbeddedPostgres postgres(int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder)
                .setCleanDataDirectory(false)
                .setPort(port)
                .setPGStartupWait(Duration.ofSeconds(60))
                .start();
    }

    @Test
    void aRequestIsRefusedSoonAndInWordsAndGrantedWhenTheDatabaseIsBack() throws Exception {
        EmbeddedPostgres running = postgres(0);
        String url = running.getJdbcUrl("postgres", "postgres");
        try (var server = new RunningServer(Limits.all(1_000), "", url, "postgres");
                var log = new CapturedLog()) {
            Browser guest = server.guest();
            for (String address : ADDRESSES) {
                assertThat(guest.get(address).status()).isEqualTo(200);
            }
            log.forget();
            running.close();
            for (String address : ADDRESSES) {
                long asked = System.nanoTime();
                Browser.Answer answer = guest.get(address);
                Duration took = Duration.ofNanos(System.nanoTime() - asked);
                assertThat(answer.status()).isEqualTo(503);
                assertThat(answer.error()).isEqualTo("database_away");
                // the pool waits five seconds for a connection, and nobody waits twice
                assertThat(took).as(address).isLessThan(Duration.ofSeconds(9));
            }
            assertThat(guest.get("/").status()).as("the page itself").isEqualTo(200);
            assertThat(log.lines())
                    .noneMatch(line -> line.contains("failed"))
                    .anyMatch(line -> line.contains("/api/lobby: the database does not answer"));
            running = postgres(running.getPort());
            Browser.Answer again = guest.get("/api/me");
            for (int i = 0; i < 100 && again.status() != 200; i++) {
                Thread.sleep(200);
                again = guest.get("/api/me");
            }
            assertThat(again.status()).isEqualTo(200);
            assertThat(again.json().path("guest").asBoolean()).isTrue();
        } finally {
            running.close();
        }
    }

    @Test
    void whoSpeaksAtATableIsToldToWaitAndKeepsHisSeat() throws Exception {
        EmbeddedPostgres running = postgres(0);
        String url = running.getJdbcUrl("postgres", "postgres");
        try (var server = new RunningServer(Limits.all(1_000), "", url, "postgres")) {
            Browser guest = server.guest();
            String table =
                    guest.post(
                                    "/api/tables",
                                    "{\"side\": \"dark\", \"deck\": \"\", \"opponent\":"
                                            + " {\"kind\": \"open\"}}")
                            .json()
                            .get("id")
                            .asString();
            try (TestClient client = TestClient.connect(guest, table, "en")) {
                assertThat(client.outcome("\"type\":\"chat\",\"text\":\"hello\""))
                        .isEqualTo("done");
                running.close();
                assertThat(client.outcome("\"type\":\"chat\",\"text\":\"anybody?\""))
                        .isEqualTo("busy");
                running = postgres(running.getPort());
                String said = "";
                for (int i = 0; i < 100 && !said.equals("done"); i++) {
                    Thread.sleep(200);
                    // what was being stored as the table came back is not answered: it is said
                    // again
                    said =
                            client.asks(
                                            "\"type\":\"chat\",\"text\":\"hello again\"",
                                            Duration.ofSeconds(5))
                                    .orElse("");
                }
                assertThat(said).isEqualTo("done");
                assertThat(client.closedWith()).isZero();
            }
        } finally {
            running.close();
        }
    }
}
