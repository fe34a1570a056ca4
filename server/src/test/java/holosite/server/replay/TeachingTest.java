package holosite.server.replay;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.table.TestClient;
import holosite.server.web.Browser;
import holosite.server.web.Limits;
import holosite.server.web.RunningServer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;

/** A bot that shows what it weighs while it plays. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TeachingTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private RunningServer running;
    private Browser ann;

    @BeforeAll
    void open() throws Exception {
        running = new RunningServer(Limits.all(100_000));
        ann = running.guest();
    }

    @AfterAll
    void close() {
        running.close();
    }

    @Test
    void itsPlayerIsShownWhatTheBotWeighedAndNothingElse() throws Exception {
        String table = table("light", true);
        List<JsonNode> decisions = thoughts(table);
        assertThat(decisions)
                .isNotEmpty()
                .allSatisfy(
                        one -> {
                            assertThat(one.get("by").asString()).isEqualTo("dark");
                            assertThat(one.get("choices").size()).isGreaterThan(1);
                            assertThat(played(one)).isEqualTo(1);
                        });
    }

    @Test
    void itAdvisesItsPlayerWhereHeHasAChoice() throws Exception {
        String table = table("dark", true);
        try (TestClient seat = TestClient.connect(ann, table, "en")) {
            JsonNode advice = advice(table);
            for (Instant end = Instant.now().plus(PATIENCE);
                    advice.path("choices").isEmpty() && Instant.now().isBefore(end); ) {
                if (seat.isAsked()) {
                    seat.outcome(seat.leastAnswer());
                }
                Thread.sleep(50);
                advice = advice(table);
            }
            assertThat(advice.get("choices").size()).isGreaterThan(1);
            assertThat(advice.get("by").asString()).isEqualTo("dark");
            assertThat(played(advice)).isZero();
        }
    }

    private JsonNode advice(String table) {
        return ann.get("/api/tables/" + table + "/advice").json();
    }

    @Test
    void elsewhereNothingIsShown() throws Exception {
        String table = table("light", false);
        assertThat(ann.get("/api/tables/" + table + "/thoughts/0").status()).isEqualTo(409);
        assertThat(ann.get("/api/tables/" + table + "/advice").status()).isEqualTo(409);
        String taught = table("light", true);
        assertThat(running.guest().get("/api/tables/" + taught + "/thoughts/0").status())
                .isEqualTo(403);
    }

    private String table(String side, boolean teaching) throws Exception {
        Browser.Answer made =
                ann.post(
                        "/api/tables",
                        """
                        {"side": "%s", "deck": "", "teaching": %s,
                         "opponent": {"kind": "bot", "level": "rookie", "deck": ""}}
                        """
                                .formatted(side, teaching));
        assertThat(made.status()).as(made.body()).isEqualTo(201);
        return made.json().get("id").asString();
    }

    /** What the bot of a table weighed first, while its player does as little as possible. */
    private List<JsonNode> thoughts(String table) throws Exception {
        var found = new ArrayList<JsonNode>();
        int from = 0;
        try (TestClient seat = TestClient.connect(ann, table, "en")) {
            for (Instant end = Instant.now().plus(PATIENCE);
                    found.isEmpty() && Instant.now().isBefore(end); ) {
                if (seat.isAsked()) {
                    seat.outcome(seat.leastAnswer());
                }
                JsonNode told = ann.get("/api/tables/" + table + "/thoughts/" + from).json();
                told.get("decisions").forEach(found::add);
                from = told.get("next").asInt();
                Thread.sleep(50);
            }
        }
        return found;
    }

    private static long played(JsonNode decision) {
        return decision.get("choices")
                .valueStream()
                .filter(c -> c.get("played").asBoolean())
                .count();
    }
}
