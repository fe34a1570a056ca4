package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.rules.kit.CardPool;
import holosite.server.table.entity.RulesInForce;
import holosite.server.table.game.TableEvent;
import holosite.server.web.Browser;
import holosite.server.web.RunningServer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two nodes with different rules, as while a server is upgraded node by node. */
class MixedClusterTest {
    private static final String OLDER = "0.1.0-aaaa";
    private static final String NEWER = "0.2.0-aaaa";

    private final String database = RunningServer.inMemory();

    private RunningServer start(String rules) {
        return new RunningServer(database, new RulesInForce(CardPool.of(AllCards.all()), rules));
    }

    private static List<TableEvent> journal(RunningServer at, String table) throws Exception {
        return at.server().node().tables().journal(table).toCompletableFuture().get();
    }

    private static List<String> changes(RunningServer at, String table) throws Exception {
        return journal(at, table).stream()
                .filter(TableEvent.RulesChanged.class::isInstance)
                .map(event -> ((TableEvent.RulesChanged) event).rules())
                .toList();
    }

    private static void awaitHome(RunningServer at, String table) throws InterruptedException {
        for (int i = 0; !at.server().node().tables().here().contains(table); i++) {
            assertThat(i).as("tenths of a second until the table is there").isLessThan(300);
            Thread.sleep(100);
        }
    }

    private static void answers(TestClient client) {
        client.awaitQuestion();
        assertThat(client.outcome(client.leastAnswer())).isEqualTo("done");
    }

    private static String open(Browser browser, String opponent) {
        return browser.post(
                        "/api/tables",
                        "{\"side\": \"dark\", \"deck\": \"\", \"opponent\": {\"kind\": \"%s\"}}"
                                .formatted(opponent))
                .json()
                .get("id")
                .asString();
    }

    @Test
    void aTableOfNewerRulesNeverWakesOnAnOlderNode() throws Exception {
        String table;
        try (RunningServer older = start(OLDER)) {
            Browser ann = older.guest();
            table = open(ann, "bot");
            String free;
            try (TestClient english = TestClient.connect(ann, table, "en");
                    TestClient french = TestClient.connect(ann, table, "fr")) {
                answers(english);
                try (RunningServer newer = start(NEWER)) {
                    // tables move to the newest rules, and their clients do not notice
                    awaitHome(newer, table);
                    answers(english);
                    assertThat(changes(older, table)).containsExactly(NEWER);
                    free = open(newer.guest(), "open");
                    awaitHome(newer, free);
                    assertThat(journal(newer, free).getFirst())
                            .isInstanceOfSatisfying(
                                    TableEvent.Opened.class,
                                    opened -> assertThat(opened.rules()).isEqualTo(NEWER));
                }
                // nobody has these rules: the table stays as it is, and its players are told
                int stored = journal(older, table).size();
                assertThat(english.awaitRefusal()).isEqualTo("newer_rules");
                assertThat(french.awaitRefusal()).isEqualTo("newer_rules");
                assertThat(english.received())
                        .anyMatch(text -> text.contains("already played under the newer rules"));
                assertThat(french.received())
                        .anyMatch(text -> text.contains("sous les nouvelles règles"));
                assertThat(english.outcome(english.leastAnswer())).isEqualTo("newer_rules");
                assertThat(journal(older, table)).hasSize(stored);
                // also one at which no game has begun
                Browser bob = older.guest();
                assertThat(bob.post("/api/tables/" + free + "/join", "{\"deck\": \"\"}").error())
                        .isEqualTo("newer_rules");
                assertThat(ann.get("/api/lobby").json().get("yours").toString()).contains(table);

                try (RunningServer newer = start(NEWER)) {
                    awaitHome(newer, table);
                    answers(english);
                    assertThat(changes(newer, table)).containsExactly(NEWER);
                    assertThat(
                                    bob.post("/api/tables/" + free + "/join", "{\"deck\": \"\"}")
                                            .status())
                            .isEqualTo(200);
                }
            }
        }
        // a host who starts the older version alone wants to go back to it
        try (RunningServer older = start(OLDER)) {
            assertThat(older.browser().get("/api/tables/" + table).status()).isEqualTo(200);
            assertThat(changes(older, table)).containsExactly(NEWER, OLDER);
        }
    }
}
