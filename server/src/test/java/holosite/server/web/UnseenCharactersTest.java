package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.table.TestClient;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Wherever people type what others read, nothing that is unseen gets in. */
class UnseenCharactersTest {
    /** Turned direction, zero width, NUL, a line separator, a bell, a byte order mark. */
    private static final String UNSEEN =
            "a\\u202eb\\u200bc\\u0000d\\u2028e\\u0007f\\ufeff\\u2066g\\u200f";

    private static RunningServer running;

    @BeforeAll
    static void open() {
        running = new RunningServer(Limits.all(100_000));
    }

    @AfterAll
    static void close() {
        running.close();
    }

    private static String seen(String text) {
        assertThat(text.codePoints())
                .noneMatch(
                        letter ->
                                switch (Character.getType(letter)) {
                                    case Character.CONTROL ->
                                            letter != '\n' && letter != '\r' && letter != '\t';
                                    case Character.FORMAT,
                                            Character.LINE_SEPARATOR,
                                            Character.PARAGRAPH_SEPARATOR ->
                                            true;
                                    default -> false;
                                });
        return text;
    }

    @Test
    void namesAreRefused() {
        String body = "{\"name\": \"%s\", \"password\": \"long enough 5\"}".formatted(UNSEEN);
        for (Browser browser : new Browser[] {running.browser(), running.guest()}) {
            Browser.Answer refused = browser.post("/api/register", body);
            assertThat(refused.error()).isEqualTo("bad_name");
            seen(refused.body());
        }
        // a look for somebody by name tells it back to nobody
        seen(running.admin().get("/api/admin/accounts/a%E2%80%AEb").body());
    }

    @Test
    void decksAreStoredWithoutThem() {
        Browser ann = running.guest();
        String deck =
                RouteCases.DECK
                        .replace("Troopers", UNSEEN)
                        .replace("\"style\": \"\"", "\"style\": \"" + UNSEEN + "\"");
        Browser.Answer made = ann.post("/api/decks", deck);
        assertThat(made.status()).as(made.body()).isEqualTo(201);
        assertThat(made.json().get("name").asString()).isEqualTo("abc d e fg");
        seen(made.body());
        String path = "/api/decks/" + made.json().get("id").asString();
        seen(ann.put(path, deck).body());
        seen(ann.get("/api/decks").body());
        seen(ann.get(path + "/export").body());
        Browser.Answer imported =
                ann.post(
                        "/api/decks/import",
                        "{\"text\": \"name: x\\nside: Dark\\nstyle: y\\u202ez\\n\\n1x Tatooine (1_289)\\n\", \"name\": \"%s\"}"
                                .formatted(UNSEEN));
        assertThat(imported.status()).as(imported.body()).isEqualTo(200);
        seen(imported.body());
    }

    @Test
    void chatAndReportsAreReadWithoutThem() {
        Browser ann = running.guest();
        String table =
                ann.post(
                                "/api/tables",
                                "{\"side\": \"dark\", \"deck\": \"\", \"opponent\": {\"kind\":"
                                        + " \"bot\"}}")
                        .json()
                        .get("id")
                        .asString();
        try (TestClient client = TestClient.connect(ann, table, "en")) {
            client.awaitQuestion();
            assertThat(client.outcome("\"type\":\"chat\",\"text\":\"" + UNSEEN + "\""))
                    .isEqualTo("done");
            client.await("the line", () -> !client.chat().isEmpty());
            assertThat(seen(client.chat().getFirst())).endsWith(": abc d e fg");
        }
        Browser.Answer reported =
                ann.post(
                        "/api/tables/" + table + "/report",
                        "{\"words\": \"%s\\nsecond line\"}".formatted(UNSEEN));
        assertThat(reported.status()).isEqualTo(201);
        Browser admin = running.admin();
        String words = admin.get("/api/admin/reports").json().get(0).get("words").asString();
        assertThat(seen(words)).endsWith("second line");
        seen(admin.get("/api/admin/reports/" + reported.json().get("id").asString()).body());
    }
}
