package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Whatever is wrong with a request, at every address: refused in words, and nothing changed. */
class BadInputTest {
    private static RunningServer house;

    @BeforeAll
    static void open() {
        house = new RunningServer(Limits.all(1_000_000));
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private static String path(Route route) {
        return route.path()
                .replace("{language}", "en")
                .replace("{number}", "0")
                .replace("{id}", "nothing");
    }

    private static Stream<Route> changing() {
        return house.server().web().routes().stream().filter(route -> route.method() != Method.GET);
    }

    @Test
    void theDescriptionNamesEveryAddressAndNoOther() {
        List<String> routes =
                house.server().web().routes().stream()
                        .map(route -> route.method() + " " + route.path())
                        .toList();
        assertThat(Schema.described()).containsExactlyInAnyOrderElementsOf(routes);
        assertThat(house.browser().get("/api/openapi.json").json().get("openapi").asString())
                .startsWith("3.1");
    }

    @Test
    void aRequestFromAnotherPageIsRefusedEverywhere() {
        Browser browser = house.guest();
        String before = browser.get("/api/me").body();
        changing()
                .forEach(
                        route -> {
                            for (String origin :
                                    List.of(
                                            "https://evil.example",
                                            "null",
                                            "http://127.0.0.1:1",
                                            browser.base() + ".evil.example")) {
                                var headers = new HashMap<>(browser.ours());
                                headers.put("Origin", origin);
                                Browser.Answer answer =
                                        browser.send(
                                                route.method().name(), path(route), "{}", headers);
                                assertThat(answer.status()).as(route.path()).isEqualTo(403);
                                assertThat(answer.error()).isEqualTo("foreign_origin");
                            }
                            var none = new HashMap<>(browser.ours());
                            none.remove("Origin");
                            assertThat(
                                            browser.send(
                                                            route.method().name(),
                                                            path(route),
                                                            "{}",
                                                            none)
                                                    .error())
                                    .isEqualTo("foreign_origin");
                        });
        assertThat(browser.get("/api/me").body()).isEqualTo(before);
    }

    @Test
    void aRequestWithoutOurHeaderIsRefusedEverywhere() {
        Browser browser = house.guest();
        changing()
                .forEach(
                        route -> {
                            var headers = new HashMap<>(browser.ours());
                            headers.remove("X-Holosite");
                            Browser.Answer answer =
                                    browser.send(route.method().name(), path(route), "{}", headers);
                            assertThat(answer.error()).as(route.path()).isEqualTo("missing_header");
                        });
    }

    @Test
    void whoeverIsNotSignedInIsSentToSignIn() {
        Browser nobody = house.browser();
        house.server().web().routes().stream()
                .filter(route -> route.access() == Access.PLAYER)
                .forEach(
                        route -> {
                            Browser.Answer answer =
                                    nobody.send(
                                            route.method().name(),
                                            path(route),
                                            route.method() == Method.GET ? "" : "{}",
                                            nobody.ours());
                            assertThat(answer.status()).as(route.path()).isEqualTo(401);
                            assertThat(answer.error()).isEqualTo("no_session");
                        });
    }

    @Test
    void whatIsNoJsonOrHasOtherFieldsIsRefusedWhereverABodyIsRead() {
        Browser browser = house.guest();
        List<String> bad =
                List.of(
                        "{",
                        "",
                        "[]",
                        "7",
                        "null",
                        "\"text\"",
                        "{\"nobody\": 1}",
                        "{\"name\": 5, \"password\": {}}",
                        "{} {}",
                        "[".repeat(500),
                        "\u0000");
        changing()
                .filter(BadInputTest::readsABody)
                .forEach(
                        route -> {
                            for (String body : bad) {
                                Browser.Answer answer =
                                        browser.send(
                                                route.method().name(),
                                                path(route),
                                                body.isEmpty() ? " " : body,
                                                browser.ours());
                                assertThat(answer.status())
                                        .as(route.path() + " " + body)
                                        .isEqualTo(400);
                                assertThat(answer.error())
                                        .isIn("malformed_json", "wrong_body", "wrong_field");
                            }
                            var text = new HashMap<>(browser.ours());
                            text.put("Content-Type", "text/plain");
                            assertThat(
                                            browser.send(
                                                            route.method().name(),
                                                            path(route),
                                                            "{}",
                                                            text)
                                                    .status())
                                    .isEqualTo(415);
                        });
    }

    private static boolean readsABody(Route route) {
        return route.method() != Method.DELETE
                && !route.path().contains("logout")
                && !route.path().endsWith("/leave");
    }

    @Test
    void whatIsTooLargeIsRefusedHoweverItIsSent() throws IOException {
        Browser browser = house.guest();
        changing()
                .forEach(
                        route -> {
                            String large = "{\"text\": \"" + "x".repeat(route.most()) + "\"}";
                            Browser.Answer answer =
                                    browser.send(
                                            route.method().name(),
                                            path(route),
                                            large,
                                            browser.ours());
                            assertThat(answer.status()).as(route.path()).isEqualTo(413);
                            assertThat(answer.error()).isEqualTo("too_large");
                        });
        assertThat(chunked("/api/guest", 40_000)).contains("413", "too_large");
    }

    /** Sends a body without saying how long it will be. */
    private static String chunked(String path, int size) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), house.port())) {
            OutputStream out = socket.getOutputStream();
            String address = "127.0.0.1:" + house.port();
            String chunk = " ".repeat(4000);
            var request =
                    new StringBuilder(
                            "POST "
                                    + path
                                    + " HTTP/1.1\r\nHost: "
                                    + address
                                    + "\r\nOrigin: http://"
                                    + address
                                    + "\r\nX-Holosite: 1\r\nContent-Type: application/json\r\n"
                                    + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n");
            for (int sent = 0; sent < size; sent += chunk.length()) {
                request.append(Integer.toHexString(chunk.length()))
                        .append("\r\n")
                        .append(chunk)
                        .append("\r\n");
            }
            out.write(request.append("0\r\n\r\n").toString().getBytes(StandardCharsets.UTF_8));
            out.flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void anExpiredOrInventedSessionIsNoSession() {
        Browser browser = house.browser();
        for (String token : List.of("", "x", "x".repeat(43), "../../etc", "x".repeat(4000))) {
            Browser.Answer answer =
                    browser.send("GET", "/api/games", "", Map.of("Cookie", "holosite=" + token));
            assertThat(answer.status()).isEqualTo(401);
        }
    }

    @Test
    void aNameThatIsNotOursIsRefused() {
        Browser browser = house.browser();
        Browser.Answer answer = browser.send("GET", "/api/me", "", Map.of("Host", "evil.example"));
        assertThat(answer.status()).isEqualTo(421);
        assertThat(answer.error()).isEqualTo("wrong_name");
    }

    @Test
    void whatIsNotThereIsToldSo() {
        Browser browser = house.guest();
        assertThat(browser.get("/api/nothing").error()).isEqualTo("not_found");
        assertThat(browser.get("/api").status()).isEqualTo(404);
        assertThat(browser.post("/api/lobby", "{}").error()).isEqualTo("wrong_method");
        assertThat(browser.delete("/api/login").error()).isEqualTo("wrong_method");
        assertThat(browser.get("/assets/nothing.js").status()).isEqualTo(404);
        assertThat(browser.get("/..%2f..%2fetc/passwd").status()).isIn(400, 404);
        assertThat(browser.get("/api/cards/de").status()).isEqualTo(404);
        assertThat(browser.get("/api/glossary/nothing").status()).isEqualTo(404);
        assertThat(browser.get("/api/tables/nothing").error()).isEqualTo("no_table");
        assertThat(browser.get("/api/games/nothing").error()).isEqualTo("no_table");
        assertThat(browser.get("/api/decks/99").status()).isEqualTo(404);
        assertThat(browser.get("/api/decks/x'--").status()).isEqualTo(404);
    }

    @Test
    void aRefusalIsInTheLanguageOfTheCaller() {
        Browser browser = house.browser();
        assertThat(
                        browser.send(
                                        "GET",
                                        "/api/nothing",
                                        "",
                                        Map.of("Accept-Language", "fr-CA,fr;q=0.9,en;q=0.5"))
                                .message())
                .isEqualTo("Il n'y a rien à cette adresse.");
        assertThat(browser.get("/api/nothing").message())
                .isEqualTo("There is nothing at this address.");
    }

    @Test
    void aSocketIsOpenedFromOurPagesAndForPlayersOnly() {
        Browser browser = house.guest();
        assertThat(handshake("http://evil.example", browser.token())).isEqualTo(403);
        assertThat(handshake("", browser.token())).isEqualTo(403);
        assertThat(handshake(browser.base(), "")).isEqualTo(401);
        assertThat(handshake(browser.base(), browser.token())).isEqualTo(101);
    }

    private static int handshake(String origin, String token) {
        var builder =
                HttpClient.newHttpClient()
                        .newWebSocketBuilder()
                        .header("Cookie", "holosite=" + token);
        if (!origin.isEmpty()) {
            builder.header("Origin", origin);
        }
        try {
            builder.buildAsync(
                            URI.create(
                                    "ws://127.0.0.1:"
                                            + house.port()
                                            + "/api/tables/aaaaaaaaaaaaaaaaaaaa/socket"),
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

    @Test
    void whoAsksTooOftenHasToWait() {
        try (var strict =
                new RunningServer(
                        new Limits(
                                Map.of(
                                        Rate.USUAL,
                                        30,
                                        Rate.HEAVY,
                                        20,
                                        Rate.PASSWORD,
                                        3,
                                        Rate.NEWCOMER,
                                        2),
                                Map.of(
                                        Rate.USUAL,
                                        10,
                                        Rate.HEAVY,
                                        10,
                                        Rate.PASSWORD,
                                        3,
                                        Rate.NEWCOMER,
                                        2)))) {
            Browser browser = strict.guest();
            List<Browser.Answer> answers = browser.repeatedly(12, () -> browser.get("/api/me"));
            assertThat(answers.getLast().status()).isEqualTo(429);
            assertThat(answers.getLast().header("Retry-After")).isEqualTo("60");
            Browser other = strict.browser();
            List<Browser.Answer> tries =
                    other.repeatedly(
                            5,
                            () ->
                                    other.post(
                                            "/api/login",
                                            "{\"name\": \"Who\", \"password\": \"guess guess\"}"));
            assertThat(tries.getFirst().status()).isEqualTo(401);
            assertThat(tries.getLast().error()).isEqualTo("too_often");
        }
    }

    @Test
    void theMetricsAreForThisMachineOrForWhoShowsTheToken() {
        Browser browser = house.browser();
        assertThat(browser.get("/health").body()).isEqualTo("well\n");
        browser.get("/api/me");
        assertThat(browser.get("/metrics").body()).contains("holosite_http_seconds_count");
        Map<String, String> from = Map.of("X-Forwarded-For", "203.0.113.9");
        assertThat(browser.send("GET", "/metrics", "", from).status()).isEqualTo(403);
        assertThat(
                        browser.send(
                                        "GET",
                                        "/metrics",
                                        "",
                                        Map.of(
                                                "X-Forwarded-For",
                                                "203.0.113.9",
                                                "Authorization",
                                                "Bearer let me see"))
                                .status())
                .isEqualTo(200);
    }

    @Test
    void behindAPublicAddressEverythingIsSecure() {
        try (var open = new RunningServer(Limits.all(1000), "https://play.example.org")) {
            Browser browser = open.browser();
            Browser.Answer answer =
                    browser.send(
                            "POST",
                            "/api/guest",
                            "{}",
                            Map.of(
                                    "Host",
                                    "play.example.org",
                                    "Origin",
                                    "https://play.example.org",
                                    "X-Holosite",
                                    "1",
                                    "Content-Type",
                                    "application/json"));
            assertThat(answer.status()).isEqualTo(201);
            assertThat(answer.header("Set-Cookie")).contains("Secure");
            assertThat(answer.header("Strict-Transport-Security")).contains("max-age");
            assertThat(
                            browser.send(
                                            "POST",
                                            "/api/guest",
                                            "{}",
                                            Map.of(
                                                    "Host",
                                                    "play.example.org",
                                                    "Origin",
                                                    "http://play.example.org",
                                                    "X-Holosite",
                                                    "1",
                                                    "Content-Type",
                                                    "application/json"))
                                    .error())
                    .isEqualTo("foreign_origin");
        }
    }

    @Test
    void thePagesOfTheClientAreServedWithoutBeingKept() {
        Browser browser = house.browser();
        for (String page : List.of("/", "/decks", "/decks/ready:old-heroes", "/glossary/at")) {
            Browser.Answer answer = browser.get(page);
            assertThat(answer.status()).as(page).isEqualTo(200);
            assertThat(answer.header("Content-Type")).startsWith("text/html");
            assertThat(answer.header("Cache-Control")).isEqualTo("no-cache");
            assertThat(answer.body()).contains("Holosite");
        }
    }

    @Test
    void filesWithTheirHashInTheirNameAreKeptForAYear() {
        Browser.Answer answer = house.browser().get("/assets/sample-0a1b2c3d.js");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Content-Type")).startsWith("text/javascript");
        assertThat(answer.header("Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
    }
}
