package holosite.server.table.socket;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.message.ClientMessage;
import holosite.server.message.MessageKinds;
import holosite.server.table.TestClient;
import holosite.server.web.Browser;
import holosite.server.web.CapturedLog;
import holosite.server.web.Limits;
import holosite.server.web.RunningServer;
import holosite.server.web.StoredState;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import tools.jackson.databind.JsonNode;

/**
 * A server and a table at which two people play and a third watches. A refused message is explained
 * in both languages and logged, and changes nothing at the table.
 */
abstract class MessageTestCase {
    static RunningServer running;
    static CapturedLog noted;
    static String expired;
    Browser ann;
    Browser bob;
    Browser eve;
    String table;
    TestClient asked;
    TestClient french;
    TestClient other;
    TestClient watcher;

    @BeforeAll
    static void open() {
        running = new RunningServer(Limits.all(1_000_000));
        noted = new CapturedLog();
        expired = running.guest().token();
        running.later(Duration.ofDays(31));
    }

    @AfterAll
    static void close() {
        noted.close();
        running.close();
    }

    @BeforeEach
    void sitDown() {
        noted.forget();
        ann = running.guest();
        bob = running.guest();
        eve = running.guest();
        String wanted = "{\"side\": \"dark\", \"deck\": \"\", \"opponent\": {\"kind\": \"open\"}}";
        table = ann.post("/api/tables", wanted).json().get("id").asString();
        assertThat(bob.post("/api/tables/" + table + "/join", "{\"deck\": \"\"}").status())
                .isEqualTo(200);
        TestClient anns = TestClient.connect(ann, table, "en");
        TestClient bobs = TestClient.connect(bob, table, "en");
        asked = anns.isAsked() ? anns : bobs;
        other = anns.isAsked() ? bobs : anns;
        french = TestClient.connect(anns.isAsked() ? ann : bob, table, "fr");
        watcher = TestClient.connect(eve, table, "en");
    }

    @AfterEach
    void goAway() {
        List.of(asked, french, other, watcher).forEach(TestClient::close);
    }

    /** A message of each kind, as it should be. */
    Map<String, String> good() {
        var good = new TreeMap<String, String>();
        for (String kind : MessageKinds.of(ClientMessage.class)) {
            good.put(
                    kind,
                    "{\"type\":\""
                            + kind
                            + "\","
                            + switch (kind) {
                                case "hello" ->
                                        "\"language\":\"en\",\"event\":3,\"version\":\"another\"}";
                                case "language" -> "\"language\":\"en\"}";
                                case "ping" -> "\"at\":1}";
                                case "answer" ->
                                        "\"id\":\"1\",\"number\":%d,\"answer\":{\"choice\":0}}"
                                                .formatted(asked.question().path("number").asInt());
                                case "pass_until" ->
                                        "\"id\":\"1\",\"number\":%d,\"on\":true}"
                                                .formatted(asked.question().path("number").asInt());
                                case "request" -> "\"id\":\"1\",\"kind\":\"extend\",\"minutes\":5}";
                                case "reply" -> "\"id\":\"1\",\"kind\":\"undo\",\"accept\":true}";
                                case "concede", "claim", "take_back", "rematch" -> "\"id\":\"1\"}";
                                case "seat_bot" -> "\"id\":\"1\",\"level\":\"rookie\"}";
                                case "stops" ->
                                        "\"id\":\"1\",\"stops\":{\"own\":[\"battle\"],\"opponents\":[],"
                                                + "\"responses\":true,\"skip\":[],\"ownActions\":false}}";
                                case "step" -> "\"id\":\"1\",\"step\":0}";
                                case "puzzle" -> "\"id\":\"1\",\"step\":\"again\"}";
                                case "chat" -> "\"id\":\"1\",\"text\":\"hello\"}";
                                case "why" ->
                                        "\"id\":\"1\",\"about\":{\"what\":\"not\",\"handle\":1,\"target\":2}}";
                                default -> throw new AssertionError("no example of " + kind);
                            });
        }
        return good;
    }

    void refused(TestClient by, String what, Runnable sending, String error) {
        List<String> before = state();
        long event = other.event();
        noted.forget();
        JsonNode refusal = by.refusal(sending);
        String as = what.length() > 200 ? what.substring(0, 200) : what;
        assertThat(refusal.path("error").asString()).as(as).isEqualTo(error);
        assertThat(refusal.path("message").asString()).as(as).hasSizeGreaterThan(15).contains(".");
        assertThat(noted.lines())
                .as(as)
                .singleElement()
                .asString()
                .contains("refused: " + error, "who=")
                .doesNotContain(table, ann.token(), bob.token(), "hello there");
        assertThat(state()).as(as).isEqualTo(before);
        assertThat(other.event()).as(as).isEqualTo(event);
    }

    void refused(TestClient by, String message, String error) {
        refused(by, message, () -> by.send(message), error);
    }

    static List<String> state() {
        return StoredState.of(running.server().node().database());
    }

    /** The same of the French client of the same player: other words. */
    void refusedInFrench(String message, String error) {
        JsonNode english = asked.refusal(() -> asked.send(message));
        JsonNode told = french.refusal(() -> french.send(message));
        assertThat(told.path("error").asString()).as(message).isEqualTo(error);
        assertThat(told.path("message").asString())
                .as(message)
                .hasSizeGreaterThan(15)
                .isNotEqualTo(english.path("message").asString());
    }
}
