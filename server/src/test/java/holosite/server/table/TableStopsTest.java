package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.table.game.TableOptions;
import org.junit.jupiter.api.Test;

/** Where a player is asked, and where the table passes for him. */
final class TableStopsTest extends TableTestCase {
    @Test
    void aPlayerWhoKeepsAllStopsIsAskedWhereHeCanDoNothing() throws Exception {
        String table = open("ann", "bot:random");
        String all = "[\"activate\",\"control\",\"deploy\",\"battle\",\"move\",\"draw\"]";
        try (TestClient ann = client(table, "ann")) {
            assertThat(
                            ann.outcome(
                                    "\"type\":\"stops\",\"stops\":{\"own\":%s,\"opponents\":%s,\"responses\":true,\"skip\":[],\"ownActions\":true,\"idle\":true}"
                                            .formatted(all, all)))
                    .isEqualTo("done");
            assertThat(ann.section("stops").path("responses").asBoolean()).isTrue();
            int nothing = 0;
            for (int i = 0; i < 60 && !ann.isOver(); i++) {
                ann.awaitQuestion();
                nothing += ann.question().path("choices").isEmpty() ? 1 : 0;
                ann.ask(ann.leastAnswer());
            }
            assertThat(nothing).isGreaterThan(20);
        }
    }

    @Test
    void theTablePassesForAPlayerInThePhasesHeSkips() throws Exception {
        String table = open("bot:rookie", "ann");
        String all = "[\"activate\",\"control\",\"deploy\",\"battle\",\"move\",\"draw\"]";
        try (TestClient ann = client(table, "ann")) {
            ann.ask(
                    "\"type\":\"stops\",\"stops\":{\"own\":[],\"opponents\":[],\"responses\":false,\"skip\":%s,\"ownActions\":false}"
                            .formatted(all));
            ann.awaitQuestion();
            ann.ask(ann.leastAnswer());
            for (int i = 0; i < 60 && !ann.isOver(); i++) {
                ann.awaitQuestion();
                if (ann.isAsked() && ann.section("turn").path("player").asString().equals("dark")) {
                    assertThat(
                                    ann.question().path("mayPass").asBoolean()
                                            && ann.question()
                                                    .path("key")
                                                    .asString()
                                                    .equals("phase_action"))
                            .isFalse();
                }
                ann.ask(ann.leastAnswer());
            }
        }
    }

    @Test
    void aGameWithAClockWaitsForBothAlikeUnlessOneDoesNotWantIt() throws Exception {
        String table = open(new TableOptions(false, 30, 0, 0), "ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob")) {
            assertThat(ann.section("stops").path("alike").asBoolean()).isTrue();
            String stops =
                    "\"type\":\"stops\",\"stops\":{\"own\":[],\"opponents\":[],\"responses\":false,\"skip\":[],\"ownActions\":false%s}";
            assertThat(ann.outcome(stops.formatted(""))).isEqualTo("done");
            assertThat(ann.section("stops").path("alike").asBoolean()).isTrue();
            for (int i = 0; i < 10; i++) {
                ann.await("a question", () -> ann.isAsked() || bob.isAsked());
                TestClient asked = ann.isAsked() ? ann : bob;
                // where he can do nothing the table passes for him, and he is not asked
                assertThat(
                                asked.question().path("kind").asString().equals("act")
                                        && asked.question().path("choices").isEmpty())
                        .isFalse();
                asked.ask(asked.leastAnswer());
            }
            assertThat(ann.outcome(stops.formatted(",\"alike\":false"))).isEqualTo("done");
            assertThat(ann.section("stops").path("alike").asBoolean()).isFalse();
            assertThat(bob.section("stops").path("alike").asBoolean()).isTrue();
        }
    }
}
