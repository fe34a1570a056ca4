package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Walks past every address the house has, and tries everything that can be wrong with a request
 * there. Each is refused in clear words of both languages and noted, and nothing is changed by it.
 */
class EveryDoorTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static RunningServer house;
    private static Doors doors;
    private static Noted noted;
    private static String expired;
    private static String ended;

    @BeforeAll
    static void open() throws Exception {
        house = new RunningServer(Limits.all(1_000_000));
        noted = new Noted();
        expired = house.guest().token();
        house.later(Duration.ofDays(31));
        doors = new Doors(house);
        Browser gone = house.guest();
        ended = gone.token();
        gone.post("/api/logout", "");
    }

    @AfterAll
    static void close() {
        noted.close();
        house.close();
    }

    private static String name(Route route) {
        return route.method() + " " + route.path();
    }

    private static Route route(Door door) {
        return house.server().web().routes().stream()
                .filter(route -> name(route).equals(door.route()))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> state() {
        return HouseState.of(house.server().node().database());
    }

    // ---- that none is left out

    /** The socket is tried in {@code EveryMessageTest}, the other two in {@code MetricsTest}. */
    private static final List<String> ELSEWHERE =
            List.of("WEBSOCKET /api/tables/{id}/socket", "GET /health", "GET /metrics");

    @Test
    void everyAddressIsWalkedPast() {
        var walked = new ArrayList<>(doors.all().stream().map(Door::route).toList());
        walked.addAll(ELSEWHERE);
        assertThat(house.server().web().addresses()).containsExactlyInAnyOrderElementsOf(walked);
    }

    @Test
    void theDescriptionNamesWhatMayStandBehindTheQuestionMark() {
        for (Route route : house.server().web().routes()) {
            var taken = new java.util.HashSet<>(route.query());
            taken.add("lang");
            assertThat(Schema.query(route)).as(name(route)).isEqualTo(taken);
        }
    }

    @Test
    void theRequestsThatAreSpoiltHaveEveryFieldThatIsDescribed() {
        for (Door door : doors.all()) {
            JsonNode schema = Schema.body(route(door));
            assertThat(schema.isMissingNode()).as(door.route()).isEqualTo(door.body().isEmpty());
            if (!door.body().isEmpty()) {
                assertThat(JSON.readTree(door.body()).propertyNames())
                        .as(door.route())
                        .containsExactlyInAnyOrderElementsOf(
                                schema.path("properties").propertyNames());
            }
        }
    }

    // ---- the walk

    @TestFactory
    Stream<DynamicTest> whateverIsWrongIsRefusedAndNotedAndChangesNothing() {
        return doors.all().stream()
                .map(door -> DynamicTest.dynamicTest(door.route(), () -> new Walk(door).walk()));
    }

    /** One way in which a request is sent. */
    private interface Sending {
        Browser.Answer in(String language);
    }

    private record Walk(Door door, Route route) {
        Walk(Door door) {
            this(door, EveryDoorTest.route(door));
        }

        void walk() {
            names();
            if (route.method() != Method.GET) {
                pages();
                sizes();
            }
            if (route.access() == Access.PLAYER) {
                sessions();
            }
            if (!door.body().isEmpty()) {
                bodies();
            }
            queries();
            parts();
            for (Door.Wrong wrong : door.wrong()) {
                refused(
                        wrong.body() + " at " + wrong.path(),
                        language ->
                                send(
                                        wrong.by(),
                                        wrong.path(),
                                        wrong.body(),
                                        wrong.by().ours(),
                                        language),
                        wrong.status(),
                        wrong.error());
            }
        }

        private Browser.Answer send(
                Browser by,
                String path,
                String body,
                Map<String, String> headers,
                String language) {
            String asked = path + (path.contains("?") ? "&" : "?") + "lang=" + language;
            return by.send(door.method(), asked, body, headers);
        }

        private Map<String, String> headers(String name, String value) {
            var headers = new HashMap<>(door.by().ours());
            headers.remove(name);
            if (!value.isEmpty()) {
                headers.put(name, value);
            }
            return headers;
        }

        private void wrongHeader(String name, String value, int status, String error) {
            refused(
                    name + ": " + value,
                    language ->
                            send(
                                    door.by(),
                                    door.path(),
                                    door.body(),
                                    headers(name, value),
                                    language),
                    status,
                    error);
        }

        private void names() {
            wrongHeader("Host", "evil.example", 421, "wrong_name");
            String other = route.method() == Method.PUT ? "PATCH" : "PUT";
            if (door.path().equals("/api/decks/check") || door.path().equals("/api/decks/import")) {
                // read as the name of a deck
                return;
            }
            refused(
                    other,
                    language ->
                            door.by()
                                    .send(
                                            route.path().equals("/api/decks/{id}")
                                                    ? "PATCH"
                                                    : other,
                                            door.path() + "?lang=" + language,
                                            door.body(),
                                            door.by().ours()),
                    405,
                    "wrong_method");
        }

        private void pages() {
            for (String origin :
                    List.of(
                            "",
                            "null",
                            "https://evil.example",
                            "http://127.0.0.1:1",
                            door.by().base() + ".evil.example")) {
                wrongHeader("Origin", origin, 403, "foreign_origin");
            }
            wrongHeader("X-Holosite", "", 403, "missing_header");
            wrongHeader("X-Holosite", "2", 403, "missing_header");
        }

        private void sizes() {
            String large = "{\"text\": \"" + "x".repeat(route.most()) + "\"}";
            refused(
                    "too large",
                    language -> send(door.by(), door.path(), large, door.by().ours(), language),
                    413,
                    "too_large");
            if (!door.body().isEmpty()) {
                refused(
                        "too large, and unmeasured",
                        language ->
                                door.by()
                                        .sendUnmeasured(
                                                door.method(),
                                                door.path() + "?lang=" + language,
                                                large,
                                                door.by().ours()),
                        413,
                        "too_large");
            }
        }

        private void sessions() {
            for (String token :
                    List.of("", "x", "x".repeat(43), "x".repeat(4000), "../etc", expired, ended)) {
                Browser nobody = house.browser();
                var headers = new HashMap<>(nobody.ours());
                if (!token.isEmpty()) {
                    headers.put("Cookie", "holosite=" + token);
                }
                refused(
                        "session " + token,
                        language -> send(nobody, door.path(), door.body(), headers, language),
                        401,
                        "no_session");
            }
        }

        private void bodies() {
            var bad =
                    new ArrayList<>(
                            List.of(
                                    "{",
                                    " ",
                                    "[]",
                                    "7",
                                    "null",
                                    "\"text\"",
                                    "{} {}",
                                    "[".repeat(500),
                                    "\u0000",
                                    door.body()
                                            .strip()
                                            .substring(0, door.body().strip().length() - 1),
                                    door.body() + door.body()));
            ObjectNode good = (ObjectNode) JSON.readTree(door.body());
            for (String name : List.copyOf(good.propertyNames())) {
                bad.add("{\"" + name + "\":" + good.get(name) + "," + good.toString().substring(1));
            }
            spoil(good, good, Schema.body(route), bad);
            for (String body : bad) {
                refused(
                        body,
                        language -> send(door.by(), door.path(), body, door.by().ours(), language),
                        400,
                        "malformed_json",
                        "wrong_body",
                        "wrong_field");
            }
            for (String type : List.of("", "text/plain", "application/jsonx")) {
                wrongHeader("Content-Type", type, 415, "not_json");
            }
        }

        /** Everywhere in a body: a field too many, one too few, and one of another kind. */
        private static void spoil(
                ObjectNode whole, ObjectNode here, JsonNode schema, List<String> bad) {
            here.put("nobody", 1);
            bad.add(whole.toString());
            here.remove("nobody");
            for (String name : List.copyOf(here.propertyNames())) {
                JsonNode value = here.get(name);
                for (JsonNode other : others(value)) {
                    here.set(name, other);
                    bad.add(whole.toString());
                }
                if (schema.path("required")
                        .valueStream()
                        .anyMatch(r -> r.asString().equals(name))) {
                    here.putNull(name);
                    bad.add(whole.toString());
                    here.remove(name);
                    bad.add(whole.toString());
                }
                here.set(name, value);
                JsonNode field = Schema.field(schema, name);
                if (value instanceof ObjectNode inner) {
                    spoil(whole, inner, field, bad);
                }
                if (value instanceof ArrayNode list && !list.isEmpty()) {
                    spoil(whole, (ObjectNode) list.get(0), Schema.items(field), bad);
                }
            }
        }

        private static List<JsonNode> others(JsonNode value) {
            var others = new ArrayList<JsonNode>();
            others.add(JSON.readTree(value.isArray() ? "{\"a\": 1}" : "[1]"));
            others.add(JSON.readTree(value.isString() ? "{}" : "\"text\""));
            others.add(JSON.readTree(value.isNumber() ? "1.5" : "7"));
            others.add(JSON.readTree("true"));
            return others;
        }

        private void queries() {
            wrongQuery("nobody=1", "wrong_query");
            for (String name : route.query()) {
                wrongQuery(name + "=a&" + name + "=b", "wrong_query");
                // whatever version of the cards is asked for, there is one answer
                if (!name.equals("v")) {
                    wrongQuery(
                            name + "=x'--",
                            "wrong_filter",
                            "wrong_place",
                            "wrong_form",
                            "wrong_format");
                }
            }
            List<String> before = state();
            assertThat(inLanguage("lang=xx").error()).as(door.route()).isEqualTo("wrong_lang");
            assertThat(inLanguage("lang=").error()).as(door.route()).isEqualTo("wrong_lang");
            assertThat(inLanguage("lang=en&lang=fr").error())
                    .as(door.route())
                    .isEqualTo("wrong_query");
            assertThat(state()).as(door.route()).isEqualTo(before);
        }

        private Browser.Answer inLanguage(String query) {
            return door.by()
                    .send(door.method(), door.path() + "?" + query, door.body(), door.by().ours());
        }

        private void wrongQuery(String query, String... errors) {
            refused(
                    query,
                    language ->
                            send(
                                    door.by(),
                                    door.path() + "?" + query,
                                    door.body(),
                                    door.by().ours(),
                                    language),
                    400,
                    errors);
        }

        /** What stands in the address itself is of nobody, or nothing at all. */
        private void parts() {
            String[] declared = route.path().split("/");
            String[] good = door.path().split("/");
            for (int i = 0; i < declared.length; i++) {
                if (!declared[i].startsWith("{")) {
                    continue;
                }
                for (String bad :
                        List.of(
                                "nothing",
                                "-1",
                                "99999999999999999999",
                                "x'--",
                                "%F0%9F%98%80",
                                "a".repeat(20),
                                "a".repeat(2000))) {
                    String[] parts = good.clone();
                    parts[i] = bad;
                    refused(
                            String.join("/", parts),
                            language ->
                                    send(
                                            door.by(),
                                            String.join("/", parts),
                                            door.body(),
                                            door.by().ours(),
                                            language),
                            declared[i].equals("{number}") ? 400 : 404,
                            "not_found",
                            "no_table",
                            "wrong_number");
                }
            }
        }

        private void refused(String what, Sending sending, int status, String... errors) {
            String as = door.route() + ", " + (what.length() > 200 ? what.substring(0, 200) : what);
            List<String> before = state();
            noted.forget();
            Browser.Answer english = sending.in("en");
            Browser.Answer french = sending.in("fr");
            assertThat(english.status()).as(as + ": " + english.body()).isEqualTo(status);
            assertThat(english.error()).as(as).isIn((Object[]) errors);
            assertThat(french.error()).as(as).isEqualTo(english.error());
            assertThat(english.message()).as(as).hasSizeGreaterThan(20).endsWith(".");
            assertThat(french.message())
                    .as(as)
                    .hasSizeGreaterThan(20)
                    .endsWith(".")
                    .isNotEqualTo(english.message());
            List<String> lines = noted.lines();
            String line = " %d %s ".formatted(status, english.error());
            assertThat(lines).as(as).hasSize(2).allMatch(text -> text.contains(line));
            for (String secret : doors.secrets()) {
                assertThat(lines).as(as).noneMatch(text -> text.contains(secret));
            }
            assertThat(state()).as(as).isEqualTo(before);
        }
    }

    // ---- the same once more

    @Test
    void aRequestThatComesAgainChangesNothingUnlessItMakesSomethingNew() throws Exception {
        try (var other = new RunningServer(Limits.all(1_000_000))) {
            for (Door door : new Doors(other).all()) {
                Browser first = door.by();
                // whoever has listened in sends exactly the same
                Browser second = first.twin();
                Browser.Answer granted =
                        first.send(door.method(), door.path(), door.body(), first.ours());
                assertThat(granted.status()).as(door.route() + granted.body()).isLessThan(300);
                if (door.method().equals("GET")) {
                    continue;
                }
                List<String> before = HouseState.settled(other.server().node().database());
                Browser.Answer again =
                        second.send(door.method(), door.path(), door.body(), second.ours());
                List<String> after = HouseState.settled(other.server().node().database());
                switch (door.again()) {
                    case Door.Again.OnceMore more -> {
                        assertThat(again.status()).as(door.route()).isEqualTo(granted.status());
                        assertThat(Set.copyOf(after)).isNotEqualTo(Set.copyOf(before));
                    }
                    case Door.Again.Nothing nothing -> {
                        assertThat(again.status()).as(door.route()).isEqualTo(granted.status());
                        assertThat(withoutTimes(after)).isEqualTo(withoutTimes(before));
                    }
                    case Door.Again.Refused refused -> {
                        assertThat(again.status()).as(door.route()).isEqualTo(refused.status());
                        assertThat(again.error()).isEqualTo(refused.error());
                        assertThat(after).as(door.route()).isEqualTo(before);
                    }
                }
            }
        }
    }

    /** A deck kept again as it is has been kept later. */
    private static List<String> withoutTimes(List<String> state) {
        return state.stream().map(line -> line.replaceAll("\\b1\\d{12}\\b", "time")).toList();
    }
}
