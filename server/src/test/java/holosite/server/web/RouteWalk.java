package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tries everything that can be wrong with a request at one address. Each is refused with an
 * explanation in both languages and logged, and changes nothing.
 */
record RouteWalk(RouteTestServer at, RouteCase routeCase, Route route) {
    private static final JsonMapper JSON = JsonMapper.shared();

    /** One way in which a request is sent. */
    private interface Sending {
        Browser.Answer in(String language);
    }

    RouteWalk(RouteTestServer at, RouteCase routeCase) {
        this(at, routeCase, at.route(routeCase));
    }

    void walk() {
        names();
        if (route.method() != HttpMethod.GET) {
            pages();
            sizes();
        }
        if (route.access() != Access.ANYONE) {
            sessions();
        }
        if (!routeCase.body().isEmpty()) {
            bodies();
        }
        queries();
        parts();
        for (RouteCase.Wrong wrong : routeCase.wrong()) {
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
            Browser by, String path, String body, Map<String, String> headers, String language) {
        String asked = path + (path.contains("?") ? "&" : "?") + "lang=" + language;
        return by.send(routeCase.method(), asked, body, headers);
    }

    private Map<String, String> headers(String name, String value) {
        var headers = new HashMap<>(routeCase.by().ours());
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
                                routeCase.by(),
                                routeCase.path(),
                                routeCase.body(),
                                headers(name, value),
                                language),
                status,
                error);
    }

    private void names() {
        wrongHeader("Host", "evil.example", 421, "wrong_name");
        String other = route.method() == HttpMethod.PUT ? "PATCH" : "PUT";
        if (routeCase.path().equals("/api/decks/check")
                || routeCase.path().equals("/api/decks/import")) {
            // read as the name of a deck
            return;
        }
        refused(
                other,
                language ->
                        routeCase
                                .by()
                                .send(
                                        route.path().equals("/api/decks/{id}") ? "PATCH" : other,
                                        routeCase.path() + "?lang=" + language,
                                        routeCase.body(),
                                        routeCase.by().ours()),
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
                        routeCase.by().base() + ".evil.example")) {
            wrongHeader("Origin", origin, 403, "foreign_origin");
        }
        wrongHeader("X-Holosite", "", 403, "missing_header");
        wrongHeader("X-Holosite", "2", 403, "missing_header");
    }

    private void sizes() {
        String large = "{\"text\": \"" + "x".repeat(route.most()) + "\"}";
        refused(
                "too large",
                language ->
                        send(
                                routeCase.by(),
                                routeCase.path(),
                                large,
                                routeCase.by().ours(),
                                language),
                413,
                "too_large");
        if (!routeCase.body().isEmpty()) {
            refused(
                    "too large, and unmeasured",
                    language ->
                            routeCase
                                    .by()
                                    .sendUnmeasured(
                                            routeCase.method(),
                                            routeCase.path() + "?lang=" + language,
                                            large,
                                            routeCase.by().ours()),
                    413,
                    "too_large");
        }
    }

    private void sessions() {
        for (String token :
                List.of(
                        "",
                        "x",
                        "x".repeat(43),
                        "x".repeat(4000),
                        "../etc",
                        at.expired(),
                        at.ended())) {
            Browser nobody = at.running().browser();
            var headers = new HashMap<>(nobody.ours());
            if (!token.isEmpty()) {
                headers.put("Cookie", "holosite=" + token);
            }
            refused(
                    "session " + token,
                    language -> send(nobody, routeCase.path(), routeCase.body(), headers, language),
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
                                routeCase
                                        .body()
                                        .strip()
                                        .substring(0, routeCase.body().strip().length() - 1),
                                routeCase.body() + routeCase.body()));
        ObjectNode good = (ObjectNode) JSON.readTree(routeCase.body());
        for (String name : List.copyOf(good.propertyNames())) {
            bad.add("{\"" + name + "\":" + good.get(name) + "," + good.toString().substring(1));
        }
        spoil(good, good, Schema.body(route), bad);
        for (String body : bad) {
            refused(
                    body,
                    language ->
                            send(
                                    routeCase.by(),
                                    routeCase.path(),
                                    body,
                                    routeCase.by().ours(),
                                    language),
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
            if (schema.path("required").valueStream().anyMatch(r -> r.asString().equals(name))) {
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
        others.add(JSON.readTree(value.isBoolean() ? "1" : "true"));
        return others;
    }

    private void queries() {
        wrongQuery("nobody=1", "wrong_query");
        for (String name : route.query()) {
            wrongQuery(name + "=a&" + name + "=b", "wrong_query");
            // the answer is the same for every version of the cards
            if (!name.equals("v")) {
                wrongQuery(
                        name + "=x'--",
                        "wrong_filter",
                        "wrong_place",
                        "wrong_form",
                        "wrong_format");
            }
        }
        List<String> before = at.state();
        assertThat(inLanguage("lang=xx").error()).as(routeCase.route()).isEqualTo("wrong_lang");
        assertThat(inLanguage("lang=").error()).as(routeCase.route()).isEqualTo("wrong_lang");
        assertThat(inLanguage("lang=en&lang=fr").error())
                .as(routeCase.route())
                .isEqualTo("wrong_query");
        assertThat(at.state()).as(routeCase.route()).isEqualTo(before);
    }

    private Browser.Answer inLanguage(String query) {
        return routeCase
                .by()
                .send(
                        routeCase.method(),
                        routeCase.path() + "?" + query,
                        routeCase.body(),
                        routeCase.by().ours());
    }

    private void wrongQuery(String query, String... errors) {
        refused(
                query,
                language ->
                        send(
                                routeCase.by(),
                                routeCase.path() + "?" + query,
                                routeCase.body(),
                                routeCase.by().ours(),
                                language),
                400,
                errors);
    }

    /** Path parameters that name nothing, or something that belongs to nobody. */
    private void parts() {
        String[] declared = route.path().split("/");
        String[] good = routeCase.path().split("/");
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
                                        routeCase.by(),
                                        String.join("/", parts),
                                        routeCase.body(),
                                        routeCase.by().ours(),
                                        language),
                        declared[i].equals("{number}") ? 400 : 404,
                        "not_found",
                        "no_table",
                        "wrong_number");
            }
        }
    }

    private void refused(String what, Sending sending, int status, String... errors) {
        String as =
                routeCase.route() + ", " + (what.length() > 200 ? what.substring(0, 200) : what);
        List<String> before = at.state();
        at.noted().forget();
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
        List<String> lines = at.noted().lines();
        String line = " %d %s ".formatted(status, english.error());
        assertThat(lines).as(as).hasSize(2).allMatch(text -> text.contains(line));
        for (String secret : at.cases().secrets()) {
            assertThat(lines).as(as).noneMatch(text -> text.contains(secret));
        }
        assertThat(at.state()).as(as).isEqualTo(before);
    }
}
