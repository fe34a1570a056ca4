package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Puzzles are listed, begun, begun again and noted as solved. */
class PuzzlesOverHttpTest {
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
        JsonNode first = who.get("/api/puzzles" + query).json().get(0);
        assertThat(first.get("id").asString()).isEqualTo("two-doors");
        return first;
    }

    private static String begun(Browser who, String how) {
        Browser.Answer answer = who.post("/api/puzzles/two-doors", how);
        assertThat(answer.status()).as(answer.body()).isEqualTo(201);
        return answer.json().get("id").asString();
    }

    @Test
    void puzzlesAreListedInBothLanguagesWithTheirGoals() {
        JsonNode english = listed(running.browser(), "?lang=en");
        assertThat(english.get("title").asString()).isEqualTo("Two doors");
        assertThat(english.get("goal").asString()).isEqualTo("Win the game this turn.");
        assertThat(english.get("theme").asString()).isEqualTo("drain");
        assertThat(english.get("side").asString()).isEqualTo("light");
        assertThat(listed(running.browser(), "?lang=fr").get("goal").asString())
                .isEqualTo("Gagnez la partie pendant ce tour.");
    }

    @Test
    void aPuzzleGoesOnWhereItWasLeftOrBeginsAgain() {
        Browser solver = running.guest();
        String table = begun(solver, GO_ON);
        assertThat(begun(solver, GO_ON)).isEqualTo(table);
        JsonNode described = solver.get("/api/tables/" + table).json();
        assertThat(described.get("yours").asString()).isEqualTo("light");
        String next = begun(solver, AGAIN);
        assertThat(next).isNotEqualTo(table);
        assertThat(solver.get("/api/tables/" + table).json().get("state").asString())
                .isEqualTo("over");
    }

    @Test
    void whatIsSolvedStaysSolvedForWhoSolvedIt() {
        Browser solver = running.guest();
        begun(solver, GO_ON);
        assertThat(listed(solver, "").get("done").asBoolean()).isFalse();
        assertThat(solver.send("POST", "/api/puzzles/two-doors/done", "", solver.ours()).status())
                .isEqualTo(204);
        assertThat(listed(solver, "").get("done").asBoolean()).isTrue();
        begun(solver, AGAIN);
        assertThat(listed(solver, "").get("done").asBoolean()).isTrue();
        assertThat(listed(running.guest(), "").get("done").asBoolean()).isFalse();
    }
}
