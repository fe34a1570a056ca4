package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.web.Browser;
import holosite.server.web.CapturedLog;
import holosite.server.web.Limits;
import holosite.server.web.RunningServer;
import holosite.server.web.StoredState;
import holosite.server.web.TestHttpClient;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.net.URI;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;

/**
 * Tries with every kind of message everything that can be wrong with it. Each is refused in clear
 * words of both languages and noted, and nothing happens at the table.
 */
class EveryMessageTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static RunningServer running;
    private static CapturedLog noted;
    private static String expired;
    private Browser ann;
    private Browser bob;
    private Browser eve;
    private String table;
    private TestClient asked;
    private TestClient french;
    private TestClient other;
    private TestClient watcher;

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
    private Map<ClientMessage.Kind, String> good() {
        var good = new EnumMap<ClientMessage.Kind, String>(ClientMessage.Kind.class);
        for (ClientMessage.Kind kind : ClientMessage.Kind.values()) {
            good.put(
                    kind,
                    "{\"type\":\""
                            + kind.word()
                            + "\","
                            + switch (kind) {
                                case HELLO -> "\"language\":\"en\",\"event\":3}";
                                case LANGUAGE -> "\"language\":\"en\"}";
                                case PING -> "\"at\":1}";
                                case ANSWER ->
                                        "\"id\":\"1\",\"number\":%d,\"answer\":{\"choice\":0}}"
                                                .formatted(asked.question().path("number").asInt());
                                case REQUEST -> "\"id\":\"1\",\"kind\":\"extend\",\"minutes\":5}";
                                case REPLY -> "\"id\":\"1\",\"kind\":\"undo\",\"accept\":true}";
                                case CONCEDE, REMATCH -> "\"id\":\"1\"}";
                                case STOPS ->
                                        "\"id\":\"1\",\"stops\":{\"own\":[\"battle\"],\"opponents\":[],"
                                            + "\"responses\":true,\"skip\":[],\"ownActions\":false}}";
                                case CHAT -> "\"id\":\"1\",\"text\":\"hello\"}";
                                case WHY ->
                                        "\"id\":\"1\",\"about\":{\"what\":\"not\",\"handle\":1,\"target\":2}}";
                            });
        }
        return good;
    }

    private void refused(TestClient by, String what, Runnable sending, String error) {
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

    private void refused(TestClient by, String message, String error) {
        refused(by, message, () -> by.send(message), error);
    }

    private static List<String> state() {
        return StoredState.of(running.server().node().database());
    }

    /** The same of the French client of the same player: other words. */
    private void refusedInFrench(String message, String error) {
        JsonNode english = asked.refusal(() -> asked.send(message));
        JsonNode told = french.refusal(() -> french.send(message));
        assertThat(told.path("error").asString()).as(message).isEqualTo(error);
        assertThat(told.path("message").asString())
                .as(message)
                .hasSizeGreaterThan(15)
                .isNotEqualTo(english.path("message").asString());
    }

    // ---- what is no message

    @Test
    void whateverIsNotExactlyAMessageIsRefused() {
        StoredState.settled(running.server().node().database());
        for (String bad :
                List.of(
                        "",
                        "{{{",
                        "[]",
                        "7",
                        "null",
                        "{}",
                        "{\"type\":7}",
                        "{\"type\":\"dance\",\"id\":\"1\"}",
                        "{\"type\":\"ping\",\"at\":1} {}",
                        "{\"type\":\"chat\",\"type\":\"concede\",\"id\":\"1\"}",
                        "[".repeat(5000))) {
            refused(asked, bad, "bad_message");
        }
        refused(
                asked,
                "bytes",
                () -> asked.sendBytes("{\"type\":\"concede\"}".getBytes(StandardCharsets.UTF_8)),
                "bad_message");
        refused(
                asked,
                "{\"type\":\"chat\",\"id\":\"1\",\"text\":\"" + "x".repeat(17_000) + "\"}",
                "too_large");
        refusedInFrench("{\"type\":\"chat\",\"text\":\"" + "x".repeat(17_000), "too_large");
        for (Map.Entry<ClientMessage.Kind, String> good : good().entrySet()) {
            assertThat(JSON.readTree(good.getValue()).path("type").asString())
                    .isEqualTo(good.getKey().word());
            for (String bad : spoilt(good.getKey(), good.getValue())) {
                refused(asked, bad, "bad_message");
            }
        }
        refusedInFrench("{\"type\":\"concede\"}", "bad_message");
        assertThat(
                        asked.refusal(() -> asked.send("{\"type\":\"concede\"}"))
                                .path("message")
                                .asString())
                .contains("'id'");
        assertThat(asked.closedWith()).isZero();
    }

    /** A field too many, one too few, and each of every other kind, also in what it holds. */
    private static List<String> spoilt(ClientMessage.Kind kind, String good) {
        var bad = new ArrayList<String>();
        ObjectNode whole = (ObjectNode) JSON.readTree(good);
        spoil(whole, whole, bad);
        if (whole.has("id")) {
            whole.put("id", "x".repeat(65));
            bad.add(whole.toString());
        }
        assertThat(bad).as(kind.word()).hasSizeGreaterThan(4);
        return bad;
    }

    private static void spoil(ObjectNode whole, ObjectNode here, List<String> bad) {
        here.put("nobody", 1);
        bad.add(whole.toString());
        here.remove("nobody");
        for (String name : List.copyOf(here.propertyNames())) {
            JsonNode value = here.get(name);
            var others = new ArrayList<JsonNode>();
            others.add(JSON.readTree(value.isArray() ? "[\"lunch\"]" : "[1]"));
            others.add(JSON.readTree(value.isString() ? "{}" : "\"text\""));
            others.add(JSON.readTree(value.isNumber() ? "1e99" : "7"));
            others.add(JSON.readTree(value.isBoolean() ? "1" : "true"));
            if (!name.equals("event")) {
                others.add(JSON.nullNode());
            }
            for (JsonNode wrong : others) {
                here.set(name, wrong);
                bad.add(whole.toString());
            }
            here.remove(name);
            if (!List.of("minutes", "target").contains(name)) {
                bad.add(whole.toString());
            }
            here.set(name, value);
            if (value instanceof ObjectNode inner) {
                spoil(whole, inner, bad);
            }
        }
    }

    // ---- who may not, and when

    @Test
    void whoOnlyWatchesMaySpeakAndNothingElse() {
        StoredState.settled(running.server().node().database());
        for (Map.Entry<ClientMessage.Kind, String> good : good().entrySet()) {
            switch (good.getKey()) {
                case HELLO, LANGUAGE, PING, CHAT -> {}
                default -> {
                    String id = "\"id\":\"" + good.getKey() + "\"";
                    String message = good.getValue().replace("\"id\":\"1\"", id);
                    refused(watcher, message, "not_a_player");
                    // and the same once more is not even asked about
                    refused(watcher, message, "repeated");
                }
            }
        }
    }

    @Test
    void nothingIsDoneBeforeAGreeting() {
        StoredState.settled(running.server().node().database());
        try (TestClient silent = TestClient.silent(ann, table)) {
            for (Map.Entry<ClientMessage.Kind, String> good : good().entrySet()) {
                switch (good.getKey()) {
                    case HELLO, LANGUAGE, PING -> {}
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
        // under another id it is an answer to what is asked no more
        JsonNode again = asked.refusal(() -> asked.send(answer.replace("once", "twice")));
        assertThat(again.path("error").asString()).isEqualTo("late");
        // and from another place as well
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
        for (Map.Entry<ClientMessage.Kind, String> good : good().entrySet()) {
            String id = "\"id\":\"" + good.getKey() + "\"";
            String message = good.getValue().replace("\"id\":\"1\"", id);
            switch (good.getKey()) {
                case ANSWER, REQUEST, CONCEDE, STOPS -> refused(asked, message, "over");
                case REPLY -> refused(asked, message, "not_asked");
                case HELLO, LANGUAGE, PING, REMATCH, CHAT, WHY -> {}
            }
        }
    }

    // ---- who does not get in, and who is sent away

    @Test
    void whoSendsTooOftenOrFarTooMuchIsCutOffAndNoted() {
        StoredState.settled(running.server().node().database());
        List<String> before = state();
        try (TestClient fast = TestClient.connect(ann, table, "en")) {
            JsonNode refusal =
                    fast.refusal(
                            () -> {
                                try {
                                    for (int i = 0; i < 400; i++) {
                                        fast.sendNow("{\"type\":\"ping\",\"at\":1}");
                                    }
                                } catch (CompletionException e) {
                                    // cut off while still sending
                                    assertThat(e).hasCauseInstanceOf(java.io.IOException.class);
                                }
                            });
            assertThat(refusal.path("error").asString()).isEqualTo("too_fast");
            fast.await("the end", () -> fast.closedWith() != 0);
            assertThat(noted.lines().stream().filter(line -> line.contains("too_fast"))).hasSize(1);
        }
        try (TestClient long_ = TestClient.connect(ann, table, "en")) {
            long_.send("{\"type\":\"chat\",\"id\":\"1\",\"text\":\"" + "x".repeat(70_000) + "\"}");
            long_.await("the end", () -> long_.closedWith() == 1009);
            long_.await(
                    "a note",
                    () -> noted.lines().stream().anyMatch(line -> line.contains("too_large")));
        }
        assertThat(state()).isEqualTo(before);
    }

    @Test
    void aTableThatIsNotThereIsToldSoAndNotMade() {
        StoredState.settled(running.server().node().database());
        List<String> before = state();
        for (String id : List.of("aaaaaaaaaaaaaaaaaaaa", "x", "a".repeat(500), "%F0%9F%98%80")) {
            try (TestClient lost = TestClient.silent(ann, id)) {
                JsonNode refusal =
                        lost.refusal(
                                () ->
                                        lost.send(
                                                "{\"type\":\"hello\",\"language\":\"fr\",\"event\":null}"));
                assertThat(refusal.path("error").asString()).isEqualTo("no_table");
                assertThat(refusal.path("message").asString()).contains("n'existe pas");
                lost.await("the end", () -> lost.closedWith() == 4404);
            }
        }
        assertThat(noted.lines().stream().filter(line -> line.contains("no_table"))).hasSize(4);
        assertThat(state()).isEqualTo(before);
    }

    @Test
    void aSocketIsOpenedFromOurPagesAndForWhoIsSignedIn() {
        Browser gone = running.guest();
        String ended = gone.token();
        gone.post("/api/logout", "");
        StoredState.settled(running.server().node().database());
        List<String> before = state();
        String ours = ann.base();
        for (String origin :
                List.of(
                        "",
                        "null",
                        "http://evil.example",
                        "http://127.0.0.1:1",
                        ours + ".evil.example")) {
            assertShut(origin, ann.token(), Map.of(), 403, "foreign_origin");
        }
        for (String token : List.of("", "x", "x".repeat(43), expired, ended)) {
            assertShut(ours, token, Map.of(), 401, "no_session");
        }
        assertShut(ours, ann.token(), Map.of("Host", "evil.example"), 421, "wrong_name");
        assertThat(handshake(ours, ann.token(), Map.of())).isEqualTo(101);
        assertThat(state()).isEqualTo(before);
    }

    private void assertShut(
            String origin, String token, Map<String, String> headers, int status, String error) {
        noted.forget();
        assertThat(handshake(origin, token, headers)).as(origin + " " + token).isEqualTo(status);
        assertThat(noted.lines())
                .singleElement()
                .asString()
                .startsWith("GET socket %d %s".formatted(status, error))
                .doesNotContain(table, ann.token());
    }

    private int handshake(String origin, String token, Map<String, String> headers) {
        WebSocket.Builder builder =
                TestHttpClient.create().newWebSocketBuilder().header("Cookie", "holosite=" + token);
        headers.forEach(builder::header);
        if (!origin.isEmpty()) {
            builder.header("Origin", origin);
        }
        try {
            builder.buildAsync(
                            URI.create(
                                    ann.base().replace("http:", "ws:")
                                            + "/api/tables/"
                                            + table
                                            + "/socket"),
                            new WebSocket.Listener() {})
                    .join()
                    .abort();
            return 101;
        } catch (CompletionException e) {
            return e.getCause() instanceof WebSocketHandshakeException refused
                    ? refused.getResponse().statusCode()
                    : 0;
        }
    }
}
