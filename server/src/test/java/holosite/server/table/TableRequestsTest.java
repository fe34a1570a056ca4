package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.table.game.TableOptions;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What players ask of each other: undo, cancel, rematch, more time. */
final class TableRequestsTest extends TableTestCase {
    @Test
    void undoAgainstABotIsGrantedAndTheQuestionComesBackUnderANewNumber() throws Exception {
        String table = open("ann", "bot:random");
        try (TestClient ann = client(table, "ann")) {
            for (int i = 0; i < 12; i++) {
                ann.awaitQuestion();
                ann.ask(ann.leastAnswer());
            }
            ann.awaitQuestion();
            JsonNode before = ann.question();
            JsonNode hand = ann.section("dark");
            int number = before.path("number").asInt();
            String old = ann.leastAnswer();
            ann.ask(ann.eagerAnswer());
            ann.await("the next question", () -> ann.question().path("number").asInt() > number);

            assertThat(ann.outcome("\"type\":\"request\",\"kind\":\"undo\"")).isEqualTo("done");
            ann.await(
                    "the same question",
                    () -> ann.question().path("prompt").equals(before.path("prompt")));
            assertThat(ann.question().path("choices")).isEqualTo(before.path("choices"));
            assertThat(ann.section("dark")).isEqualTo(hand);
            assertThat(ann.question().path("number").asInt()).isGreaterThan(number);
            assertThat(ann.outcome(old)).isEqualTo("late");
        }
    }

    @Test
    void undoBetweenPeopleNeedsConsentOnceSomethingWasRevealed() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob")) {
            // the game begins with both players choosing starting cards, which reveals cards
            for (int i = 0; i < 12; i++) {
                ann.await("a question", () -> ann.isAsked() || bob.isAsked());
                TestClient asked = ann.isAsked() ? ann : bob;
                asked.ask(asked.eagerAnswer());
            }
            String undo = "\"type\":\"request\",\"kind\":\"undo\"";
            assertThat(ann.outcome(undo)).isEqualTo("done");
            bob.await("the request", () -> bob.section("table").path("requests").size() == 1);
            assertThat(ann.outcome(undo)).isEqualTo("asked_already");
            assertThat(ann.outcome("\"type\":\"reply\",\"kind\":\"undo\",\"accept\":true"))
                    .isEqualTo("own_request");
            assertThat(bob.outcome("\"type\":\"reply\",\"kind\":\"undo\",\"accept\":false"))
                    .isEqualTo("done");
            assertThat(bob.section("table").path("requests").size()).isZero();

            assertThat(ann.outcome(undo)).isEqualTo("done");
            bob.await("the request", () -> bob.section("table").path("requests").size() == 1);
            int full = ann.timesFull();
            assertThat(bob.outcome("\"type\":\"reply\",\"kind\":\"undo\",\"accept\":true"))
                    .isEqualTo("done");
            ann.await("the question again", () -> ann.isAsked() && ann.timesFull() > full);
        }
    }

    @Test
    void cancelNeedsConsentAndConcedingDoesNot() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob")) {
            assertThat(bob.outcome("\"type\":\"reply\",\"kind\":\"cancel\",\"accept\":true"))
                    .isEqualTo("not_asked");
            ann.ask("\"type\":\"request\",\"kind\":\"cancel\"");
            assertThat(ann.isOver()).isFalse();
            bob.ask("\"type\":\"reply\",\"kind\":\"cancel\",\"accept\":false");
            assertThat(bob.outcome("\"type\":\"concede\"")).isEqualTo("done");
            ann.await("the end", ann::isOver);
            JsonNode outcome = ann.section("table").path("outcome");
            assertThat(outcome.path("winner").asString()).isEqualTo("dark");
            assertThat(outcome.path("reason").asString()).isEqualTo("conceded");
            assertThat(ann.question().isNull()).isTrue();
            assertThat(ann.outcome("\"type\":\"concede\"")).isEqualTo("over");
        }
    }

    @Test
    void aRematchIsATableOfItsOwnOnceBothWantIt() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob")) {
            assertThat(ann.outcome("\"type\":\"rematch\"")).isEqualTo("not_over");
            ann.ask("\"type\":\"concede\"");
            ann.ask("\"type\":\"rematch\"");
            bob.await(
                    "the wish",
                    () ->
                            bob.section("table")
                                    .path("seats")
                                    .path("dark")
                                    .path("wantsRematch")
                                    .asBoolean());
            assertThat(bob.section("table").path("rematch").isNull()).isTrue();
            bob.ask("\"type\":\"rematch\"");
            ann.await("the table", () -> ann.section("table").path("rematch").isString());
            String next = ann.section("table").path("rematch").asString();
            try (TestClient again = client(next, "ann")) {
                assertThat(again.section("table").path("you").asString()).isEqualTo("dark");
                assertThat(again.section("table").path("state").asString()).isEqualTo("playing");
            }
        }
    }

    @Test
    void whoRunsOutOfTimeLosesAndAnExtensionNeedsConsent() throws Exception {
        String table = open(new TableOptions(false, 1, 2, 0), "ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob")) {
            ann.ask("\"type\":\"request\",\"kind\":\"extend\",\"minutes\":5");
            bob.await("the request", () -> bob.section("table").path("requests").size() == 1);
            bob.ask("\"type\":\"reply\",\"kind\":\"extend\",\"accept\":true");
            ann.await("the time", () -> ann.section("clocks").path("dark").asLong() >= 300_000);
            assertThat(ann.outcome("\"type\":\"request\",\"kind\":\"extend\",\"minutes\":500"))
                    .isEqualTo("bad_minutes");
            String waits = ann.section("table").path("waiting").asString();
            assertThat(ann.section("clocks").path("running").asString()).isEqualTo(waits);
            ann.await("the end", ann::isOver);
            assertThat(ann.section("table").path("outcome").path("reason").asString())
                    .isEqualTo("time");
            assertThat(ann.section("table").path("outcome").path("winner").asString())
                    .isNotEqualTo(waits);
        }
    }
}
