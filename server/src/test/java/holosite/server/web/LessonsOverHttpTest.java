package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Lessons are begun, gone on with, begun again and finished. */
class LessonsOverHttpTest {
    private static final String GO_ON = "{\"again\": false}";
    private static final String AGAIN = "{\"again\": true}";
    private static RunningServer running;

    @BeforeAll
    static void start() {
        running = new RunningServer(Limits.all(100_000));
    }

    @AfterAll
    static void stop() {
        running.close();
    }

    private static JsonNode listed(Browser who, String query) {
        JsonNode first = who.get("/api/lessons" + query).json().get(0);
        assertThat(first.get("id").asString()).isEqualTo("first-game");
        return first;
    }

    private static String begun(Browser who, String how) {
        Browser.Answer answer = who.post("/api/lessons/first-game", how);
        assertThat(answer.status()).as(answer.body()).isEqualTo(201);
        return answer.json().get("id").asString();
    }

    @Test
    void aLessonGoesOnWhereItWasLeft() {
        Browser learner = running.guest();
        assertThat(listed(learner, "").get("table").isNull()).isTrue();
        String table = begun(learner, GO_ON);
        assertThat(begun(learner, GO_ON)).isEqualTo(table);
        assertThat(listed(learner, "").get("table").asString()).isEqualTo(table);
        JsonNode described = learner.get("/api/tables/" + table).json();
        assertThat(described.get("yours").asString()).isEqualTo("light");
        assertThat(described.get("private").asBoolean()).isTrue();
        // somebody else has his own
        Browser other = running.guest();
        assertThat(listed(other, "").get("table").isNull()).isTrue();
        assertThat(begun(other, GO_ON)).isNotEqualTo(table);
    }

    @Test
    void aLessonThatIsBegunAgainClosesTheTableBefore() {
        Browser learner = running.guest();
        String table = begun(learner, GO_ON);
        String next = begun(learner, AGAIN);
        assertThat(next).isNotEqualTo(table);
        assertThat(learner.get("/api/tables/" + table).json().get("state").asString())
                .isEqualTo("over");
        assertThat(begun(learner, GO_ON)).isEqualTo(next);
    }

    @Test
    void whatIsFinishedStaysFinished() {
        Browser learner = running.guest();
        begun(learner, GO_ON);
        assertThat(listed(learner, "").get("done").asBoolean()).isFalse();
        assertThat(
                        learner.send("POST", "/api/lessons/first-game/done", "", learner.ours())
                                .status())
                .isEqualTo(204);
        assertThat(listed(learner, "").get("done").asBoolean()).isTrue();
        begun(learner, AGAIN);
        assertThat(listed(learner, "").get("done").asBoolean()).isTrue();
    }

    @Test
    void lessonsAreListedInBothLanguages() {
        Browser anybody = running.browser();
        assertThat(listed(anybody, "?lang=en").get("title").asString()).isEqualTo("First game");
        assertThat(listed(anybody, "?lang=fr").get("title").asString())
                .isEqualTo("Première partie");
    }
}
