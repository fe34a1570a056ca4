package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Bots that look ahead think beside the tables, and play whole games there. */
final class BotsLookAheadTest extends TableTestCase {
    @Test
    void aBotThatLooksAheadPlaysOnWhileOthersAreAnswered() throws Exception {
        String slow = open("bot:veteran", "ann");
        String quick = open("bot:rookie", "bob");
        try (TestClient ann = client(slow, "ann");
                TestClient bob = client(quick, "bob")) {
            for (int i = 0; i < 30; i++) {
                bob.awaitQuestion();
                bob.ask(bob.leastAnswer());
                ann.awaitQuestion();
                ann.ask(ann.leastAnswer());
            }
            assertThat(ann.section("turn").path("number").asInt()).isGreaterThan(2);
        }
    }
}
