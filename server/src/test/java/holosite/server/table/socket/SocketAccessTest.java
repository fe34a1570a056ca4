package holosite.server.table.socket;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.table.TestClient;
import holosite.server.web.Browser;
import holosite.server.web.StoredState;
import holosite.server.web.TestHttpClient;
import holosite.server.web.WebServer;
import java.net.URI;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Who may open a socket, at which table, and who is cut off. */
final class SocketAccessTest extends MessageTestCase {
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
    void aPageOfAnotherVersionIsToldSoAndGoesOn() {
        for (String version : List.of("0123456789abcdef", WebServer.clientVersion())) {
            try (TestClient old = TestClient.silent(ann, table)) {
                old.send(
                        "{\"type\":\"hello\",\"language\":\"en\",\"event\":null,\"version\":\"%s\"}"
                                .formatted(version));
                old.await("everything", () -> old.event() >= 0);
                old.send("{\"type\":\"ping\",\"at\":1}");
                old.await("pong", () -> old.received().stream().anyMatch(m -> m.contains("pong")));
                assertThat(old.received().stream().filter(m -> m.contains("\"outdated\"")).toList())
                        .isEqualTo(
                                version.equals(WebServer.clientVersion())
                                        ? List.of()
                                        : List.of(
                                                "{\"type\":\"outdated\",\"version\":\"%s\"}"
                                                        .formatted(WebServer.clientVersion())));
            }
        }
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
