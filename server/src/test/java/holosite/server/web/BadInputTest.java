package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Bad input from outside: host names, sockets, too many requests. */
class BadInputTest {
    private static RunningServer running;

    @BeforeAll
    static void open() {
        running = new RunningServer(Limits.all(1_000_000));
    }

    @AfterAll
    static void close() {
        running.close();
    }

    @Test
    void theDescriptionNamesEveryAddressAndNoOther() {
        List<String> routes =
                running.server().web().routes().stream()
                        .map(route -> route.method() + " " + route.path())
                        .toList();
        assertThat(Schema.described()).containsExactlyInAnyOrderElementsOf(routes);
        assertThat(running.browser().get("/api/openapi.json").json().get("openapi").asString())
                .startsWith("3.1");
    }

    @Test
    void whatIsNotThereIsToldSo() {
        Browser browser = running.guest();
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
        Browser browser = running.browser();
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

    /** What is answered to this request line and headers, whatever they are. */
    private static String raw(String request) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), running.port())) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void whatCannotBeReadAtAllIsRefusedInOurWords() throws Exception {
        String rest = " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n";
        for (String request :
                List.of(
                        "GET /%" + rest,
                        "GET /../x" + rest,
                        "GET /%00" + rest,
                        "GET /" + rest + "X-Much: " + "x".repeat(20_000) + "\r\n",
                        "GET /" + "a".repeat(20_000) + rest)) {
            String answer = raw(request + "\r\n");
            assertThat(answer)
                    .as(request.substring(0, 8))
                    .matches("(?s)HTTP/1.1 4\\d\\d .*")
                    .contains("Content-Type: text/html", "The server cannot read this request")
                    .contains("<div lang=\"fr\">", "Le serveur ne peut pas lire cette requête")
                    .contains("X-Content-Type-Options: nosniff")
                    .doesNotContain("HTTP ERROR", "Jetty");
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
                                        2),
                                1000))) {
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
        Browser browser = running.browser();
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
        Browser.Answer answer = running.browser().get("/assets/sample-0a1b2c3d.js");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Content-Type")).startsWith("text/javascript");
        assertThat(answer.header("Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
    }
}
