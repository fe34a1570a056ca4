package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

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
                                    "\"type\":\"stops\",\"stops\":{\"own\":%s,\"opponents\":%s,\"responses\":true,\"skip\":[],\"ownActions\":true}"
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
}
