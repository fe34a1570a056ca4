package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.table.game.TableEvent;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A player who is absent too long: the other one claims the game, or has a bot take the seat. */
class AbsentOpponentTest extends TableTestCase {
    private static final String CLAIM = "\"type\":\"claim\"";
    private static final String SEAT_BOT = "\"type\":\"seat_bot\",\"level\":\"rookie\"";
    private static final String TAKE_BACK = "\"type\":\"take_back\"";

    /** Ann waits for Bob, who has closed his page in the middle of his decision. */
    private static TestClient leftAlone(String table) {
        TestClient ann = client(table, "ann");
        TestClient bob = client(table, "bob");
        playUntilAsked(bob, ann);
        assertThat(absent(ann).isNull()).isTrue();
        bob.close();
        ann.await("Bob is away", () -> absent(ann).isObject());
        return ann;
    }

    private static JsonNode absent(TestClient client) {
        return client.section("table").path("absent");
    }

    private static void waitLongEnough(TestClient client) {
        long from = absent(client).path("from").asLong();
        client.await("the time to come", () -> System.currentTimeMillis() > from);
    }

    private static JsonNode light(TestClient client) {
        return client.section("table").path("seats").path("light");
    }

    private static String notice(TestClient client) {
        return client.section("table").path("notice").asString("");
    }

    @Test
    void theGameCanBeClaimedAfterATime() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = leftAlone(table)) {
            assertThat(ann.outcome(CLAIM)).isEqualTo("not_absent");
            waitLongEnough(ann);
            assertThat(ann.outcome(CLAIM)).isEqualTo("done");
            ann.await("the end", ann::isOver);
        }
        running.node().tables().readAgain(table);
        try (TestClient bob = client(table, "bob")) {
            JsonNode outcome = bob.section("table").path("outcome");
            assertThat(outcome.path("winner").asString()).isEqualTo("dark");
            assertThat(outcome.path("reason").asString()).isEqualTo("absent");
            assertThat(outcome.path("text").asString())
                    .isEqualTo("The Dark Side wins: the Light Side was absent too long.");
            assertThat(bob.outcome(TAKE_BACK)).isEqualTo("over");
        }
        assertThat(get(running.node().tables().journal(table)))
                .hasAtLeastOneElementOfType(TableEvent.Claimed.class);
    }

    @Test
    void nobodyIsAbsentWhoHasComeBackOrIsNotAsked() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = leftAlone(table)) {
            try (TestClient bob = client(table, "bob")) {
                ann.await("Bob is back", () -> absent(ann).isNull());
                assertThat(ann.outcome(CLAIM)).isEqualTo("not_absent");
                assertThat(bob.outcome(TAKE_BACK)).isEqualTo("no_bot_plays");
                playUntilAsked(ann, bob);
            }
            ann.await("Bob is away", () -> !light(ann).path("here").asBoolean());
            assertThat(absent(ann).isNull()).isTrue();
            assertThat(ann.outcome(SEAT_BOT)).isEqualTo("not_absent");
        }
        try (TestClient watcher = client(table, "carl")) {
            assertThat(watcher.outcome(CLAIM)).isEqualTo("not_a_player");
        }
    }

    @Test
    void aBotTakesTheSeatUntilItsPlayerComesBack() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = leftAlone(table);
                TestClient watcher = client(table, "carl")) {
            waitLongEnough(ann);
            assertThat(ann.outcome(SEAT_BOT)).isEqualTo("done");
            watcher.await("a bot plays", () -> light(watcher).path("standIn").isString());
            assertThat(notice(ann)).startsWith("Player bob is away: a bot plays");
            assertThat(notice(watcher)).isEqualTo(notice(ann));
            ann.awaitQuestion();
            ann.ask(ann.leastAnswer());
            running.node().tables().readAgain(table);
            try (TestClient bob = client(table, "bob")) {
                assertThat(notice(bob)).startsWith("You were away");
                assertThat(bob.isAsked()).isFalse();
                assertThat(bob.section("table").path("you").asString()).isEqualTo("light");
                assertThat(
                                bob.outcome(
                                        "\"type\":\"answer\",\"number\":0,\"answer\":{\"pass\":true}"))
                        .isEqualTo("bot_plays");
                assertThat(bob.outcome(TAKE_BACK)).isEqualTo("done");
                ann.await("Bob is back", () -> notice(ann).contains("is back"));
                assertThat(light(ann).path("standIn").isNull()).isTrue();
                playUntilAsked(bob, ann);
                assertThat(bob.outcome(bob.leastAnswer())).isEqualTo("done");
            }
        }
    }
}
