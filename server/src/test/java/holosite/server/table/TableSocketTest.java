package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** The socket of a table: reconnecting, chat, and messages that are refused. */
final class TableSocketTest extends TableTestCase {
    @Test
    void aClientThatComesBackGetsOnlyTheLogItHasNotSeen() throws Exception {
        String table = open("ann", "bot:random");
        try (TestClient ann = client(table, "ann")) {
            for (int i = 0; i < 20; i++) {
                ann.awaitQuestion();
                ann.ask(ann.leastAnswer());
            }
            ann.awaitQuestion();
            long seen = ann.event();
            Map<Integer, String> logThen = ann.log();
            for (int i = 0; i < 10; i++) {
                ann.awaitQuestion();
                ann.ask(ann.leastAnswer());
            }
            ann.awaitQuestion();
            try (TestClient again = TestClient.connect(running.port(), table, "ann", "en", seen)) {
                again.await("everything", () -> again.event() == ann.event());
                assertThat(again.timesFull()).isZero();
                assertThat(again.sections().get("question")).isEqualTo(ann.question());
                assertThat(again.log().size()).isLessThan(ann.log().size());
                var both = new TreeMap<>(logThen);
                both.putAll(again.log());
                assertThat(both).isEqualTo(ann.log());
            }
            try (TestClient french = TestClient.connect(running.port(), table, "ann", "fr", -1)) {
                assertThat(french.timesFull()).isEqualTo(1);
                assertThat(french.log()).hasSameSizeAs(ann.log()).isNotEqualTo(ann.log());
            }
        }
    }

    /** However often a client greets or changes its language, it costs little. */
    @Test
    void whoAsksForEverythingAgainAndAgainGetsItOnceASecond() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob")) {
            long begun = System.nanoTime();
            int before = ann.timesFull();
            int others = bob.timesFull();
            for (int i = 0; i < 25; i++) {
                ann.sendNow("{\"type\":\"language\",\"language\":\"fr\"}");
                ann.sendNow("{\"type\":\"hello\",\"language\":\"fr\",\"event\":null}");
            }
            ann.await("her own language", () -> ann.timesFull() > before);
            ann.outcome("\"type\":\"chat\",\"text\":\"here\"");
            long seconds = Duration.ofNanos(System.nanoTime() - begun).toSeconds();
            assertThat(ann.timesFull() - before).isLessThanOrEqualTo((int) seconds + 1);
            assertThat(bob.timesFull()).as("nobody else is sent more").isEqualTo(others);
        }
    }

    @Test
    void chatHasItsLimits() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = client(table, "ann")) {
            assertThat(ann.outcome("\"type\":\"chat\",\"text\":\"  \"")).isEqualTo("bad_chat");
            assertThat(ann.outcome("\"type\":\"chat\",\"text\":\"" + "x".repeat(301) + "\""))
                    .isEqualTo("bad_chat");
            assertThat(ann.outcome("\"type\":\"chat\",\"text\":\"one\"")).isEqualTo("done");
            ann.outcome("\"type\":\"chat\",\"text\":\"two\"");
            ann.outcome("\"type\":\"chat\",\"text\":\"three\"");
            assertThat(ann.outcome("\"type\":\"chat\",\"text\":\"four\""))
                    .isEqualTo("chat_too_fast");
            assertThat(ann.chat()).hasSize(3);
        }
    }

    @Test
    void whatCannotBeUnderstoodIsRefused() throws Exception {
        String table = open("ann", "bot:random");
        try (TestClient ann = client(table, "ann")) {
            long event = ann.event();
            for (String bad :
                    List.of(
                            "\"type\":\"dance\"",
                            "\"type\":\"answer\",\"number\":0",
                            "\"type\":\"answer\",\"number\":0,\"answer\":{\"choice\":\"0\"}",
                            "\"type\":\"answer\",\"number\":1e99,\"answer\":{\"choice\":0}",
                            "\"type\":\"answer\",\"number\":0,\"answer\":{\"cards\":[0,null]}",
                            "\"type\":\"request\",\"kind\":\"victory\"",
                            "\"type\":\"stops\",\"stops\":{\"own\":[\"lunch\"]}",
                            "\"type\":\"why\",\"about\":{\"what\":\"life\"}")) {
                assertThat(ann.outcome(bad)).as(bad).isEqualTo("bad_message");
            }
            ann.send("{{{");
            ann.send("[]");
            assertThat(ann.event()).isEqualTo(event);
            assertThat(ann.outcome("\"type\":\"why\",\"about\":{\"what\":\"generation\"}"))
                    .isEqualTo("why");
            assertThat(
                            ann.ask(
                                            "\"type\":\"why\",\"about\":{\"what\":\"card\",\"handle\":10000}")
                                    .path("answer")
                                    .path("title")
                                    .asString())
                    .isNotEmpty();
        }
    }

    @Test
    void nobodyIsLetInWithoutANameAndNoTableIsMadeUp() throws Exception {
        try (TestClient lost = TestClient.silent(running.port(), "aaaaaaaaaaaaaaaaaaaa", "ann")) {
            lost.send("{\"type\":\"hello\",\"language\":\"en\",\"event\":null}");
            lost.await("the end", () -> lost.closedWith() == 4404);
        }
        try (TestClient odd = TestClient.silent(running.port(), "x", "ann")) {
            odd.send("{\"type\":\"hello\",\"language\":\"en\",\"event\":null}");
            odd.await("the end", () -> odd.closedWith() == 4404);
        }
        assertThat(get(running.node().tables().describe("aaaaaaaaaaaaaaaaaaaa"))).isEmpty();
    }

    @Test
    void whoSendsTooMuchOrTooLongIsCutOff() throws Exception {
        String table = open("ann", "bot:random");
        try (TestClient ann = client(table, "ann")) {
            for (int i = 0; i < 400; i++) {
                ann.sendNow("{\"type\":\"ping\",\"at\":1}");
            }
            ann.await("the end", () -> ann.closedWith() == 4429);
        } catch (CompletionException e) {
            // cut off while still sending
        }
        try (TestClient ann = client(table, "ann")) {
            ann.send("{\"type\":\"chat\",\"id\":\"1\",\"text\":\"" + "x".repeat(70_000) + "\"}");
            ann.await("the end", () -> ann.closedWith() == 1009);
        }
        assertThat(get(running.node().tables().describe(table)).orElseThrow().state())
                .isEqualTo("playing");
    }
}
