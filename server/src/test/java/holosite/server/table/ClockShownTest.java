package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.table.game.TableOptions;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The clocks as players and spectators see them run. */
class ClockShownTest extends TableTestCase {

    private static long shown(TestClient client) {
        return shown(client, System.currentTimeMillis());
    }

    /** What a client shows of the clock that runs: the time left, less what has passed since. */
    private static long shown(TestClient client, long now) {
        JsonNode clocks = client.section("clocks");
        return clocks.path(clocks.path("running").asString()).asLong()
                - (now - clocks.path("at").asLong());
    }

    private static TestClient asked(TestClient ann, TestClient bob) {
        ann.await("a question", () -> ann.isAsked() || bob.isAsked());
        return ann.isAsked() ? ann : bob;
    }

    @Test
    void whoLoadsThePageAgainSeesTheSameTime() throws Exception {
        String table = open(new TableOptions(false, 10, 0, 0), "ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob")) {
            asked(ann, bob);
            Thread.sleep(1_200);
            try (TestClient again = client(table, "ann");
                    TestClient watching = client(table, "eve")) {
                assertThat(again.section("clocks")).isEqualTo(ann.section("clocks"));
                assertThat(watching.section("clocks")).isEqualTo(ann.section("clocks"));
                assertThat(shown(again)).isLessThan(600_000 - 1_100);
            }
            TestClient player = asked(ann, bob);
            player.ask(player.leastAnswer());
            // and what was spent before and after it stays spent
            player.await(
                    "the answer",
                    () ->
                            Math.min(
                                            player.section("clocks").path("dark").asLong(),
                                            player.section("clocks").path("light").asLong())
                                    < 600_000 - 1_100);
        }
    }

    @Test
    void aSpectatorWhoSeesLaterSeesTheTimeThatWasLeftThen() throws Exception {
        String table = open(new TableOptions(false, 10, 0, 2), "ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob");
                TestClient eve = client(table, "eve")) {
            TestClient player = asked(ann, bob);
            Thread.sleep(700);
            player.ask(player.leastAnswer());
            ann.await(
                    "the next question, for both",
                    () ->
                            (ann.isAsked() || bob.isAsked())
                                    && ann.section("clocks").equals(bob.section("clocks")));
            JsonNode now = ann.section("clocks");
            for (String side : new String[] {"dark", "light"}) {
                eve.await(
                        "the same time",
                        () -> eve.section("clocks").path(side).equals(now.path(side)));
            }
            JsonNode later = eve.section("clocks");
            assertThat(later.path("running")).isEqualTo(now.path("running"));
            assertThat(later.path("at").asLong()).isEqualTo(now.path("at").asLong() + 2_000);
            // what runs for the spectator is two seconds behind what runs for the players
            long read = System.currentTimeMillis();
            assertThat(shown(eve, read) - shown(ann, read)).isEqualTo(2_000);
        }
    }
}
