package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.table.entity.RulesInForce;
import holosite.server.web.Browser;
import holosite.server.web.RunningServer;
import java.nio.charset.StandardCharsets;
import java.sql.DriverManager;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A host goes back to an earlier version, which does not know what happened under the later. */
class LaterEventTest {
    private final String database = RunningServer.inMemory();

    private RunningServer start() {
        return new RunningServer(database, RulesInForce.ofThisBuild());
    }

    /** Changes what the journal has of the last answer at a table. */
    private void rewriteLastAnswer(String table, String from, String to) throws Exception {
        try (var connection = DriverManager.getConnection(database, "sa", "");
                var events =
                        connection.prepareStatement(
                                "SELECT \"sequence_number\", \"event_payload\" FROM"
                                        + " \"event_journal\" WHERE \"persistence_id\" = ? ORDER"
                                        + " BY \"sequence_number\" DESC");
                var update =
                        connection.prepareStatement(
                                "UPDATE \"event_journal\" SET \"event_payload\" = ? WHERE"
                                        + " \"persistence_id\" = ? AND \"sequence_number\" = ?")) {
            events.setString(1, "table|" + table);
            var row = events.executeQuery();
            String stored = "";
            // the turn may have ended with the answer, which is written after it
            while (!stored.contains("\"Answered\"") && !stored.contains("\"Foretold\"")) {
                assertThat(row.next()).isTrue();
                stored = new String(row.getBytes(2), StandardCharsets.UTF_8);
            }
            assertThat(stored).contains(from);
            update.setBytes(1, stored.replace(from, to).getBytes(StandardCharsets.UTF_8));
            update.setString(2, "table|" + table);
            update.setLong(3, row.getLong(1));
            assertThat(update.executeUpdate()).isOne();
        }
    }

    private static void await(BooleanSupplier done) throws InterruptedException {
        for (int i = 0; i < 200 && !done.getAsBoolean(); i++) {
            Thread.sleep(50);
        }
        assertThat(done.getAsBoolean()).isTrue();
    }

    private static String open(Browser browser) {
        return browser.post(
                        "/api/tables",
                        "{\"side\": \"dark\", \"deck\": \"\", \"opponent\": {\"kind\": \"bot\"}}")
                .json()
                .get("id")
                .asString();
    }

    private static void answers(TestClient client) {
        client.awaitQuestion();
        assertThat(client.outcome(client.leastAnswer())).isEqualTo("done");
        client.awaitQuestion();
    }

    @ParameterizedTest
    @CsvSource({
        "'\"@type\":\"Answered\"', '\"@type\":\"Foretold\"'",
        "'\"at\":', '\"at\":\"dawn\",\"was\":'"
    })
    void theTableWaitsForTheLaterVersionAndTheOthersGoOn(String now, String then) throws Exception {
        Browser ann;
        String table;
        String other;
        try (RunningServer later = start()) {
            ann = later.guest();
            table = open(ann);
            other = open(ann);
            try (TestClient client = TestClient.connect(ann, table, "en")) {
                answers(client);
            }
        }
        rewriteLastAnswer(table, now, then);
        try (RunningServer earlier = start()) {
            Browser again = ann.at(earlier.port());
            try (TestClient client = TestClient.connect(again, table, "en")) {
                assertThat(client.section("table").path("state").asString()).isEqualTo("suspended");
                assertThat(client.outcome("\"type\":\"chat\",\"text\":\"hello\""))
                        .isEqualTo("done");
            }
            try (TestClient client = TestClient.connect(again, other, "en")) {
                answers(client);
            }
            Browser admin = earlier.admin();
            // the row is written after the players were told
            await(() -> admin.get("/api/admin/tables?state=suspended").json().size() == 1);
            assertThat(
                            admin.get("/api/admin/tables?state=suspended")
                                    .json()
                                    .get(0)
                                    .path("reason")
                                    .asString())
                    .contains("under a later version");
            assertThat(admin.post("/api/admin/tables/" + table, "{\"action\": \"resume\"}").error())
                    .isEqualTo("newer_rules");
        }
    }

    @Test
    void underTheLaterVersionItGoesOnAgain() throws Exception {
        Browser ann;
        String table;
        try (RunningServer later = start()) {
            ann = later.guest();
            table = open(ann);
            try (TestClient client = TestClient.connect(ann, table, "en")) {
                answers(client);
            }
        }
        rewriteLastAnswer(table, "\"Answered\"", "\"Foretold\"");
        try (RunningServer earlier = start();
                TestClient client = TestClient.connect(ann.at(earlier.port()), table, "en")) {
            assertThat(client.section("table").path("state").asString()).isEqualTo("suspended");
        }
        rewriteLastAnswer(table, "\"Foretold\"", "\"Answered\"");
        try (RunningServer later = start();
                TestClient client = TestClient.connect(ann.at(later.port()), table, "en")) {
            assertThat(client.section("table").path("state").asString()).isEqualTo("playing");
            answers(client);
        }
    }
}
