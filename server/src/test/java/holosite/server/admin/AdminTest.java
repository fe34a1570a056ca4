package holosite.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.table.TestClient;
import holosite.server.web.Browser;
import holosite.server.web.Limits;
import holosite.server.web.RunningServer;
import holosite.server.web.StoredState;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What the admin can do, as he and those concerned see it. */
class AdminTest {
    private static RunningServer running;
    private static Browser admin;

    @BeforeAll
    static void open() {
        running = new RunningServer(Limits.all(100_000));
        admin = running.admin();
    }

    @AfterAll
    static void close() {
        running.close();
    }

    private static Browser account(String name) {
        Browser browser = running.browser();
        assertThat(browser.post("/api/register", login(name)).status()).isEqualTo(201);
        return browser;
    }

    private static String login(String name) {
        return "{\"name\": \"%s\", \"password\": \"long enough\"}".formatted(name);
    }

    private static String path(Browser somebody) {
        return "/api/admin/accounts/" + somebody.get("/api/me").json().get("id").asString();
    }

    private static String table(Browser by) {
        return by.post(
                        "/api/tables",
                        "{\"side\": \"dark\", \"deck\": \"\", \"opponent\": {\"kind\": \"bot\","
                                + " \"level\": \"random\"}}")
                .json()
                .get("id")
                .asString();
    }

    private static JsonNode change(String table, String action) {
        return admin.post("/api/admin/tables/" + table, "{\"action\": \"%s\"}".formatted(action))
                .json();
    }

    @Test
    void onlyTheAdminIsOne() {
        assertThat(admin.get("/api/me").json().get("admin").asBoolean()).isTrue();
        Browser other = account("Not Admin");
        assertThat(other.get("/api/me").json().get("admin").asBoolean()).isFalse();
        assertThat(other.get("/api/admin/tables").error()).isEqualTo("not_admin");
        assertThat(running.browser().post("/api/register", login("Olga Keeper")).error())
                .isEqualTo("name_taken");
    }

    @Test
    void aTableIsSuspendedResumedAndCanceled() {
        Browser ann = account("Ann Table");
        String table = table(ann);
        try (TestClient client = TestClient.connect(ann, table, "en")) {
            client.awaitQuestion();
            JsonNode suspended = change(table, "suspend");
            assertThat(suspended.at("/table/state").asString()).isEqualTo("suspended");
            assertThat(suspended.get("reason").asString()).contains("the admin");
            client.await(
                    "the news",
                    () -> client.section("table").path("state").asString().equals("suspended"));
            StoredState.settled(running.server().node().database());
            JsonNode listed = admin.get("/api/admin/tables?state=suspended").json();
            assertThat(listed.get(0).get("reason").asString()).contains("the admin");

            assertThat(change(table, "resume").at("/table/state").asString()).isEqualTo("playing");
            client.awaitQuestion();
            assertThat(change(table, "cancel").at("/table/state").asString()).isEqualTo("over");
            client.await(
                    "the end",
                    () -> client.section("table").path("state").asString().equals("over"));
        }
    }

    @Test
    void aTableWhoseEventsCannotBeReadIsListedWithTheOthers() throws SQLException {
        Browser ann = account("Ann Broken");
        String broken = table(ann);
        String good = table(ann);
        change(broken, "suspend");
        change(good, "suspend");
        StoredState.settled(running.server().node().database());
        try (var connection = running.server().node().database().getConnection();
                var spoil =
                        connection.prepareStatement(
                                "UPDATE \"event_journal\" SET \"event_ser_manifest\" = 'nonsense'"
                                        + " WHERE \"persistence_id\" = ?")) {
            spoil.setString(1, "table|" + broken);
            assertThat(spoil.executeUpdate()).isPositive();
        }
        Map<String, String> reasons = new HashMap<>();
        for (JsonNode one : admin.get("/api/admin/tables?state=suspended").json()) {
            reasons.put(one.at("/table/id").asString(), one.get("reason").asString());
        }
        assertThat(reasons.get(good)).contains("the admin");
        assertThat(reasons.get(broken)).contains("cannot be read");
        change(good, "cancel");
    }

    @Test
    void whoIsMutedIsNotHeard() {
        Browser bob = account("Bob Loud");
        String table = table(bob);
        try (TestClient client = TestClient.connect(bob, table, "en")) {
            assertThat(client.outcome("\"type\":\"chat\",\"text\":\"before\"")).isEqualTo("done");
            admin.patch(path(bob), "{\"muted\": true}");
            assertThat(client.outcome("\"type\":\"chat\",\"text\":\"more\"")).isEqualTo("muted");
            assertThat(admin.patch(path(bob), "{\"muted\": false}").json().get("muted").asBoolean())
                    .isFalse();
            assertThat(client.outcome("\"type\":\"chat\",\"text\":\"again\"")).isEqualTo("done");
        }
    }

    @Test
    void whoIsBannedIsSignedOutEverywhereAndCannotComeBack() {
        Browser carl = account("Carl Bad");
        String path = path(carl);
        String table = table(carl);
        try (TestClient client = TestClient.connect(carl, table, "en")) {
            admin.patch(path, "{\"banned\": true}");
            client.await("the end", () -> client.closedWith() == 4401);
        }
        assertThat(carl.get("/api/me").json().isNull()).isTrue();
        assertThat(running.browser().post("/api/login", login("Carl Bad")).error())
                .isEqualTo("banned");
        admin.patch(path, "{\"banned\": false}");
        assertThat(running.browser().post("/api/login", login("Carl Bad")).status()).isEqualTo(200);
    }

    @Test
    void anAccountIsDeletedWithItsWords() throws Exception {
        Browser dora = account("Dora Gone");
        String path = path(dora);
        Browser eve = account("Eve Stays");
        String table = table(eve);
        try (TestClient client = TestClient.connect(dora, table, "en");
                TestClient other = TestClient.connect(eve, table, "en")) {
            client.outcome("\"type\":\"chat\",\"text\":\"my secret words\"");
            other.outcome("\"type\":\"chat\",\"text\":\"words that stay\"");
        }
        assertThat(events()).contains("my secret words", "words that stay");
        assertThat(admin.delete(path).status()).isEqualTo(204);
        assertThat(events()).doesNotContain("my secret words").contains("words that stay");
        assertThat(dora.get("/api/me").json().isNull()).isTrue();
        assertThat(running.browser().post("/api/login", login("Dora Gone")).error())
                .isEqualTo("wrong_login");
        // the table goes on, and nobody is told the words any more
        try (TestClient again = TestClient.connect(eve, table, "en")) {
            again.awaitQuestion();
            again.await(
                    "the chat",
                    () -> again.received().stream().anyMatch(m -> m.contains("words that stay")));
            assertThat(again.received()).noneMatch(m -> m.contains("my secret words"));
        }
    }

    private static String events() throws SQLException {
        var all = new StringBuilder();
        try (var connection = running.server().node().database().getConnection();
                var statement = connection.createStatement();
                var rows =
                        statement.executeQuery("SELECT \"event_payload\" FROM \"event_journal\"")) {
            while (rows.next()) {
                all.append(new String(rows.getBytes(1), StandardCharsets.UTF_8)).append('\n');
            }
        }
        return all.toString();
    }

    @Test
    void aLinkOfTheAdminChangesAPasswordOnce() {
        Browser finn = account("Finn Forgets");
        String token = running.resetToken(admin, "Finn Forgets");
        String older = running.resetToken(admin, "finn forgets");
        String wanted = "{\"token\": \"%s\", \"password\": \"newly chosen\"}";
        assertThat(running.browser().post("/api/reset", wanted.formatted(token)).error())
                .as("a later link replaces it")
                .isEqualTo("bad_link");
        Browser again = running.browser();
        assertThat(again.post("/api/reset", wanted.formatted(older)).status()).isEqualTo(200);
        assertThat(again.get("/api/me").json().get("name").asString()).isEqualTo("Finn Forgets");
        assertThat(finn.get("/api/me").json().isNull()).as("signed out elsewhere").isTrue();
        assertThat(running.browser().post("/api/login", login("Finn Forgets")).status())
                .isEqualTo(401);
        assertThat(running.browser().post("/api/reset", wanted.formatted(older)).error())
                .isEqualTo("bad_link");
        String late = running.resetToken(admin, "Finn Forgets");
        running.later(Duration.ofDays(2));
        assertThat(running.browser().post("/api/reset", wanted.formatted(late)).error())
                .isEqualTo("bad_link");
    }

    @Test
    void aProblemIsReportedWithRecordPositionAndWords() {
        Browser gina = account("Gina Sees");
        String table = table(gina);
        try (TestClient client = TestClient.connect(gina, table, "en")) {
            for (int i = 0; i < 3; i++) {
                client.awaitQuestion();
                client.ask(client.leastAnswer());
            }
            client.awaitQuestion();
        }
        String id =
                gina.post(
                                "/api/tables/" + table + "/report",
                                "{\"words\": \"it hangs\\u202e\\u0000 here\"}")
                        .json()
                        .get("id")
                        .asString();
        JsonNode first = admin.get("/api/admin/reports").json().get(0);
        assertThat(first.get("words").asString()).isEqualTo("it hangs here");
        assertThat(first.get("table").asString()).isEqualTo(table);
        assertThat(first.get("name").asString()).isEqualTo("Gina Sees");
        Browser.Answer file = admin.get("/api/admin/reports/" + id);
        assertThat(file.header("Content-Disposition")).contains(id);
        assertThat(file.body())
                .contains("==== words\nit hangs here", "==== record\n", "==== position\n")
                .contains("==== events\n{\"@type\":\"Opened\"", "\"@type\":\"Answered\"")
                .doesNotContain("cannot be written");
        for (int i = 0; i < 9; i++) {
            gina.post("/api/tables/" + table + "/report", "{\"words\": \"\"}");
        }
        assertThat(gina.post("/api/tables/" + table + "/report", "{\"words\": \"\"}").error())
                .isEqualTo("enough_reports");
    }

    @Test
    void oldGamesAgainstBotsAreDeletedIfTheOperatorWants() throws Exception {
        try (var other = new RunningServer(Limits.all(1000), Map.of("bot-game-days", "90"))) {
            Browser hal = other.guest();
            String table = table(hal);
            Browser keeper = other.admin();
            keeper.post("/api/admin/tables/" + table, "{\"action\": \"cancel\"}");
            StoredState.settled(other.server().node().database());
            other.server().sweep();
            assertThat(hal.get("/api/games").json().get("games")).hasSize(1);
            assertThat(hal.get("/api/games/" + table).status()).isEqualTo(200);
            other.later(Duration.ofDays(91));
            other.server().sweep();
            assertThat(StoredState.of(other.server().node().database()))
                    .noneMatch(line -> line.contains(table));
        }
    }
}
