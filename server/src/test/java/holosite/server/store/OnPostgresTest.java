package holosite.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import holosite.server.node.Database;
import holosite.server.node.Settings;
import holosite.server.web.Browser;
import holosite.server.web.Limits;
import holosite.server.web.RunningServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Everything the server stores, on a real PostgreSQL. */
class OnPostgresTest {
    private static final String DRAFT =
            """
            {"name": "Troopers", "side": "dark", "list": [{"id": "1_194", "count": 60}]}
            """;

    @Test
    void theHouseKeepsItsThingsOnPostgres() throws IOException {
        try (var postgres = TestPostgres.database()) {
            String database = postgres.url();
            String name = "Keeps It";
            String login = "{\"name\": \"%s\", \"password\": \"long enough\"}".formatted(name);
            String id;
            try (var running = new RunningServer(Limits.all(1000), "", database, "postgres")) {
                Browser browser = running.guest();
                id = browser.get("/api/me").json().get("id").asString();
                String strange = DRAFT.replace("Troopers", "Tro\\u2028op\\u0000ers");
                assertThat(browser.post("/api/decks", strange).json().get("name").asString())
                        .isEqualTo("Tro op ers");
                assertThat(browser.post("/api/decks", DRAFT).status()).isEqualTo(201);
                assertThat(browser.post("/api/register", login).status()).isEqualTo(201);
                assertThat(running.browser().post("/api/register", login).error())
                        .isEqualTo("name_taken");
                Browser.Answer table =
                        browser.post(
                                "/api/tables",
                                """
                                {"side": "dark", "deck": "", "opponent": {"kind": "open"}}
                                """);
                assertThat(table.status()).isEqualTo(201);
                String path = "/api/tables/" + table.json().get("id").asString();
                assertThat(browser.send("POST", path + "/leave", "", browser.ours()).status())
                        .isEqualTo(204);
                assertThat(browser.get("/api/games?result=lost&opponent=bot").status())
                        .isEqualTo(200);
                assertThat(browser.get("/api/lobby").status()).isEqualTo(200);
                running.later(Duration.ofDays(40));
                assertThat(browser.get("/api/me").json().isNull()).isTrue();
            }
            // stored data outlives the process
            try (var running = new RunningServer(Limits.all(1000), "", database, "postgres")) {
                Browser browser = running.browser();
                JsonNode me = browser.post("/api/login", login).json();
                assertThat(me.get("id").asString()).isEqualTo(id);
                assertThat(browser.get("/api/decks").json().get(0).get("name").asString())
                        .isEqualTo("Troopers");
            }
        }
    }

    /** PostgreSQL quotes a row that it refuses, unless it is told not to. */
    @Test
    void aRowThatIsRefusedIsNotQuoted() {
        try (var postgres = TestPostgres.database();
                var database =
                        Database.open(
                                Settings.of(
                                        Map.of(
                                                "database-url",
                                                postgres.url(),
                                                "database-user",
                                                "postgres")))) {
            var store = new Store(database.source());
            Throwable failure =
                    catchThrowable(
                            () ->
                                    store.update(
                                            "INSERT INTO accounts (id, password) VALUES (?, ?)",
                                            "ann",
                                            "a secret hash"));
            var trace = new StringWriter();
            failure.printStackTrace(new PrintWriter(trace));
            assertThat(trace.toString())
                    .contains("null value in column")
                    .doesNotContain("a secret hash");
        }
    }
}
