package holosite.server.table.socket;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.table.TestClient;
import holosite.server.web.StoredState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Well-formed messages that are refused: from the wrong person, at the wrong time, or sent again.
 */
final class RefusedMessageTest extends MessageTestCase {
    private static final JsonMapper JSON = JsonMapper.shared();

    @Test
    void whoOnlyWatchesMaySpeakAndNothingElse() {
        StoredState.settled(running.server().node().database());
        for (Map.Entry<String, String> good : good().entrySet()) {
            switch (good.getKey()) {
                case "hello", "language", "ping", "chat" -> {}
                default -> {
                    String id = "\"id\":\"" + good.getKey() + "\"";
                    String message = good.getValue().replace("\"id\":\"1\"", id);
                    refused(watcher, message, "not_a_player");
                    // the same message again is refused at once
                    refused(watcher, message, "repeated");
                }
            }
        }
    }

    @Test
    void nothingIsDoneBeforeAGreeting() {
        StoredState.settled(running.server().node().database());
        try (TestClient silent = TestClient.silent(ann, table)) {
            for (Map.Entry<String, String> good : good().entrySet()) {
                switch (good.getKey()) {
                    case "hello", "language", "ping" -> {}
                    default -> refused(silent, good.getValue(), "hello_first");
                }
            }
        }
    }

    @Test
    void whatIsOutOfTurnOrNotOfferedIsRefused() {
        StoredState.settled(running.server().node().database());
        int number = asked.question().path("number").asInt();
        String answer = "{\"type\":\"answer\",\"id\":\"%s\",\"number\":%d,\"answer\":%s}";
        refused(other, answer.formatted("a", number, "{\"choice\":0}"), "not_your_decision");
        refused(asked, answer.formatted("b", number + 1, "{\"choice\":0}"), "late");
        refused(asked, answer.formatted("c", number - 1, "{\"choice\":0}"), "late");
        int i = 0;
        for (String bad :
                List.of(
                        "{\"choice\":999}",
                        "{\"choice\":-1}",
                        "{\"number\":-5}",
                        "{\"cards\":[0,0]}",
                        "{\"cards\":[999]}",
                        "{\"cards\":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]}")) {
            refused(asked, answer.formatted("d" + i++, number, bad), "bad_answer");
        }
        Map.of(
                        "\"type\":\"request\",\"kind\":\"extend\",\"minutes\":5",
                        "no_clock",
                        "\"type\":\"request\",\"kind\":\"undo\"",
                        "nothing_to_undo",
                        "\"type\":\"reply\",\"kind\":\"cancel\",\"accept\":true",
                        "not_asked",
                        "\"type\":\"rematch\"",
                        "not_over",
                        "\"type\":\"chat\",\"text\":\" \\u0007 \"",
                        "bad_chat",
                        "\"type\":\"chat\",\"text\":\"" + "x".repeat(301) + "\"",
                        "bad_chat")
                .forEach(
                        (message, error) ->
                                refused(
                                        asked,
                                        "{\"id\":\"%s\",%s}"
                                                .formatted(error + message.length(), message),
                                        error));
        refusedInFrench("{\"id\":\"e\",\"type\":\"rematch\"}", "not_over");
    }

    @Test
    void whatWasDoneIsNotDoneAgain() {
        String answer =
                "{\"type\":\"answer\",\"id\":\"once\",\"number\":%d,\"answer\":%s}"
                        .formatted(
                                asked.question().path("number").asInt(),
                                JSON.readTree("{" + asked.leastAnswer() + "}").path("answer"));
        asked.send(answer);
        asked.await(
                "it is done",
                () -> asked.received().contains("{\"type\":\"done\",\"id\":\"once\"}"));
        String chat = "{\"type\":\"chat\",\"id\":\"words\",\"text\":\"hello there\"}";
        asked.send(chat);
        asked.await("it is said", () -> asked.chat().size() == 1);
        StoredState.settled(running.server().node().database());
        refused(asked, answer, "repeated");
        refused(asked, chat, "repeated");
        // under another id it answers a decision that is no longer asked
        JsonNode again = asked.refusal(() -> asked.send(answer.replace("once", "twice")));
        assertThat(again.path("error").asString()).isEqualTo("late");
        // and from another connection as well
        JsonNode elsewhere = french.refusal(() -> french.send(answer));
        assertThat(elsewhere.path("error").asString()).isEqualTo("late");
        assertThat(asked.chat()).hasSize(1);
    }

    @Test
    void aQuestionAboutNoCardIsAnsweredWithNothing() {
        List<String> before = StoredState.settled(running.server().node().database());
        for (int handle :
                new int[] {Integer.MIN_VALUE, -1, 9_999, 10_500, 20_000, 30_000, 2_147_483_647}) {
            for (String about :
                    List.of(
                            "\"what\":\"card\",\"handle\":%d",
                            "\"what\":\"not\",\"handle\":%d",
                            "\"what\":\"not\",\"handle\":10000,\"target\":%d")) {
                JsonNode answer =
                        asked.ask("\"type\":\"why\",\"about\":{" + about.formatted(handle) + "}")
                                .path("answer");
                assertThat(answer.path("sums").isEmpty()).as(about + handle).isTrue();
                assertThat(answer.path("reasons").isEmpty()).as(about + handle).isTrue();
            }
        }
        assertThat(state()).isEqualTo(before);
    }

    @Test
    void afterTheEndNothingIsPlayed() {
        assertThat(asked.outcome("\"type\":\"concede\"")).isEqualTo("done");
        other.await("the end", other::isOver);
        StoredState.settled(running.server().node().database());
        for (Map.Entry<String, String> good : good().entrySet()) {
            String id = "\"id\":\"" + good.getKey() + "\"";
            String message = good.getValue().replace("\"id\":\"1\"", id);
            switch (good.getKey()) {
                case "answer", "pass_until", "request", "concede", "stops", "claim", "seat_bot" ->
                        refused(asked, message, "over");
                case "step" -> refused(asked, message, "no_step");
                case "puzzle" -> refused(asked, message, "no_puzzle");
                case "reply" -> refused(asked, message, "not_asked");
                case "hello", "language", "ping", "rematch", "chat", "why", "take_back" -> {}
                default -> throw new AssertionError("not tried: " + good.getKey());
            }
        }
    }
}
