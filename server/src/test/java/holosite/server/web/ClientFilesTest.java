package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The files of the client, and work that only few requests may do at a time. */
class ClientFilesTest {
    private static final String SCRIPT = "console.log('hello');\n".repeat(200);

    private final Map<String, byte[]> files =
            Map.of(
                    "/index.html",
                    bytes("<!doctype html><html><head><title>x</title></head></html>"),
                    "/assets/a-1.js",
                    bytes(SCRIPT),
                    "/assets/b-2.js",
                    bytes(SCRIPT),
                    "/assets/b-2.js.br",
                    bytes("as the build has compressed it"));
    private final AtomicInteger lookedUp = new AtomicInteger();
    private final CountDownLatch goOn = new CountDownLatch(1);
    private final CountDownLatch begun = new CountDownLatch(1);
    private final HttpClient client = TestHttpClient.create();
    private final WebServer server = start();

    private WebServer start() {
        WebSettings settings = WebSettings.local(0).with(Limits.all(1000));
        Visitors nobody =
                token -> {
                    lookedUp.incrementAndGet();
                    return Optional.empty();
                };
        Routes work =
                () ->
                        List.of(
                                Route.get("/api/heavy", Access.ANYONE, call -> work())
                                        .answering(String.class)
                                        .heavily(),
                                Route.get("/api/deep", Access.ANYONE, call -> deeper(0))
                                        .answering(String.class),
                                Route.get("/api/light", Access.ANYONE, call -> Reply.json("ok"))
                                        .answering(String.class));
        var meters = new SimpleMeterRegistry();
        return WebServer.start(
                settings,
                nobody,
                List.of(work),
                (config, guard) -> {},
                new OperatorEndpoints(settings, () -> "", () -> true, "", to -> {}),
                failure -> false,
                meters,
                new HeavyWork(1, 1, meters),
                new ClientFiles(path -> Optional.ofNullable(files.get(path))));
    }

    private static Reply deeper(int depth) {
        return depth < 0 ? Reply.json("up again") : deeper(depth + 1);
    }

    private Reply work() {
        begun.countDown();
        try {
            assertThat(goOn.await(60, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return Reply.json("done");
    }

    @AfterEach
    void close() {
        goOn.countDown();
        server.close();
        client.close();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private HttpRequest request(String path, String... headers) {
        var request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                        .header("Cookie", "holosite=secret");
        if (headers.length > 0) {
            request.headers(headers);
        }
        return request.build();
    }

    private HttpResponse<byte[]> get(String path, String... headers) throws Exception {
        return client.send(request(path, headers), HttpResponse.BodyHandlers.ofByteArray());
    }

    private static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }

    @Test
    void areCompressedBeforeAnybodyAsks() throws Exception {
        HttpResponse<byte[]> plain = get("/assets/a-1.js");
        assertThat(plain.body()).isEqualTo(bytes(SCRIPT));
        assertThat(header(plain, "Content-Encoding")).isEmpty();
        HttpResponse<byte[]> gzip = get("/assets/a-1.js", "Accept-Encoding", "br, gzip");
        assertThat(header(gzip, "Content-Encoding")).isEqualTo("gzip");
        assertThat(header(gzip, "Vary")).isEqualTo("Accept-Encoding");
        assertThat(gzip.body()).hasSizeLessThan(SCRIPT.length() / 5);
        try (var in = new GZIPInputStream(new ByteArrayInputStream(gzip.body()))) {
            assertThat(in.readAllBytes()).isEqualTo(bytes(SCRIPT));
        }
        HttpResponse<byte[]> brotli = get("/assets/b-2.js", "Accept-Encoding", "gzip, br;q=0.5");
        assertThat(header(brotli, "Content-Encoding")).isEqualTo("br");
        assertThat(brotli.body()).isEqualTo(bytes("as the build has compressed it"));
        assertThat(header(get("/assets/b-2.js", "Accept-Encoding", "br;q=0"), "Content-Encoding"))
                .isEmpty();
    }

    @Test
    void areNotSentAgainToABrowserThatHasThem() throws Exception {
        for (String path : List.of("/assets/a-1.js", "/", "/decks/new")) {
            for (String coding : List.of("identity", "gzip")) {
                String tag = header(get(path, "Accept-Encoding", coding), "ETag");
                HttpResponse<byte[]> again =
                        get(path, "Accept-Encoding", coding, "If-None-Match", "\"x\", W/" + tag);
                assertThat(again.statusCode()).as(path).isEqualTo(304);
                assertThat(again.body()).isEmpty();
                assertThat(header(again, "ETag")).isEqualTo(tag);
            }
        }
        assertThat(get("/", "If-None-Match", "\"another\"").statusCode()).isEqualTo(200);
    }

    @Test
    void areSentWithoutLookingUpTheSession() throws Exception {
        for (String path : List.of("/", "/assets/a-1.js", "/assets/gone-3.js", "/health")) {
            get(path);
        }
        assertThat(lookedUp).hasValue(0);
        get("/api/light");
        assertThat(lookedUp).hasValue(1);
    }

    @Test
    void ofAnEarlierVersionAreGone() throws Exception {
        assertThat(get("/assets/gone-3.js").statusCode()).isEqualTo(404);
    }

    @Test
    void aPersonWhoFollowsAWrongLinkGetsAPageInHisLanguage() throws Exception {
        String html = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8";
        HttpResponse<byte[]> page =
                get(
                        "/assets/gone-3.js",
                        "Accept",
                        html,
                        "Accept-Language",
                        "de, en;q=0.3, fr-CA;q=0.8");
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(header(page, "Content-Type")).startsWith("text/html");
        assertThat(new String(page.body(), StandardCharsets.UTF_8))
                .contains("<html lang=\"fr\">", "Il n'y a rien à cette adresse.", "href=\"/\"");
        assertThat(new String(get("/api/none", "Accept", html).body(), StandardCharsets.UTF_8))
                .contains("<html lang=\"en\">", "There is nothing at this address.");
        assertThat(header(get("/api/none", "Accept", "application/json"), "Content-Type"))
                .startsWith("application/json");
        assertThat(header(get("/api/none", "Accept-Language", ";;q=x,,"), "Content-Type"))
                .startsWith("application/json");
    }

    @Test
    void theStartPageAndEveryAnswerNameTheVersion() throws Exception {
        String version = header(get("/api/light"), "X-Holosite-Version");
        assertThat(version).hasSize(16);
        assertThat(header(get("/"), "X-Holosite-Version")).isEqualTo(version);
        assertThat(new String(get("/cards").body(), StandardCharsets.UTF_8))
                .contains("<head><meta name=\"holosite-version\" content=\"" + version + "\">");
        assertThat(get("/index.html").body()).isEqualTo(get("/").body());
    }

    @Test
    void howeverDeepTheFolderItNamesAFileThatIsNotThereIsNotFound() throws Exception {
        for (String path :
                List.of(
                        "/a".repeat(3_500) + "/x.js",
                        "/a".repeat(3_500) + ".!",
                        "/" + "a.".repeat(3_500) + "js",
                        "/assets//x.js",
                        "/assets/.x.js")) {
            assertThat(get(path).statusCode()).as(path.substring(0, 8)).isEqualTo(404);
        }
    }

    @Test
    void aStackThatOverflowsIsAFaultOfOursLikeAnyOther() throws Exception {
        HttpResponse<byte[]> answer = get("/api/deep");
        assertThat(answer.statusCode()).isEqualTo(500);
        assertThat(new String(answer.body(), StandardCharsets.UTF_8))
                .contains("\"error\":\"our_fault\"");
    }

    @Test
    void heavyWorkIsBoundedAndLightWorkGoesOn() throws Exception {
        var first = client.sendAsync(request("/api/heavy"), HttpResponse.BodyHandlers.ofString());
        assertThat(begun.await(10, TimeUnit.SECONDS)).isTrue();
        // one is worked on and one waits; of five more at least four are too many
        var more =
                IntStream.range(0, 5)
                        .mapToObj(
                                i ->
                                        client.sendAsync(
                                                request("/api/heavy", "Accept-Language", "fr"),
                                                HttpResponse.BodyHandlers.ofString()))
                        .toList();
        var tooMany = new CountDownLatch(4);
        for (var one : more) {
            var _ = one.whenComplete((answer, fault) -> tooMany.countDown());
        }
        assertThat(tooMany.await(20, TimeUnit.SECONDS)).isTrue();
        assertThat(get("/api/light").statusCode()).isEqualTo(200);
        goOn.countDown();
        assertThat(first.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
        int refused = 0;
        for (var one : more) {
            HttpResponse<String> response = one.get(10, TimeUnit.SECONDS);
            if (response.statusCode() != 200) {
                refused++;
                assertThat(response.statusCode()).isEqualTo(503);
                assertThat(header(response, "Retry-After")).isEqualTo("5");
                assertThat(response.body()).contains("\"busy\"", "Le serveur a trop à faire");
            }
        }
        assertThat(refused).isGreaterThanOrEqualTo(4);
    }
}
