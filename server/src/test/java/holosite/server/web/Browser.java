package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A user with a browser and its cookies. Every response is checked against the OpenAPI description.
 */
public final class Browser {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final String base;
    private final List<Route> routes;
    private final CookieManager cookies = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
    private final HttpClient client = TestHttpClient.builder().cookieHandler(cookies).build();

    public Browser(int port, List<Route> routes) {
        base = "http://127.0.0.1:" + port;
        this.routes = routes;
    }

    /** A response. */
    public record Answer(int status, String body, HttpResponse<String> response) {
        public JsonNode json() {
            return JSON.readTree(body);
        }

        public String error() {
            return json().path("error").asString("");
        }

        public String message() {
            return json().path("message").asString("");
        }

        public String header(String name) {
            return response.headers().firstValue(name).orElse("");
        }
    }

    public String base() {
        return base;
    }

    /** The secret in the cookie; empty if there is none. */
    public String token() {
        return cookies.getCookieStore().getCookies().stream()
                .filter(cookie -> cookie.getName().equals("holosite"))
                .map(cookie -> cookie.getValue())
                .findFirst()
                .orElse("");
    }

    /** Another browser with the same cookie. */
    public Browser twin() {
        return at(URI.create(base).getPort());
    }

    /** The same browser at another server of the same database. */
    public Browser at(int port) {
        var twin = new Browser(port, routes);
        cookies.getCookieStore()
                .getCookies()
                .forEach(c -> twin.cookies.getCookieStore().add(URI.create(base), c));
        return twin;
    }

    public Answer get(String path) {
        return send("GET", path, "", Map.of());
    }

    public Answer post(String path, String json) {
        return send("POST", path, json, ours());
    }

    public Answer put(String path, String json) {
        return send("PUT", path, json, ours());
    }

    public Answer patch(String path, String json) {
        return send("PATCH", path, json, ours());
    }

    public Answer delete(String path) {
        return send("DELETE", path, "", ours());
    }

    /** The headers that our own pages send. */
    public Map<String, String> ours() {
        return Map.of("Origin", base, "X-Holosite", "1", "Content-Type", "application/json");
    }

    public Answer send(String method, String path, String body, Map<String, String> headers) {
        return send(
                method,
                path,
                body.isEmpty()
                        ? HttpRequest.BodyPublishers.noBody()
                        : HttpRequest.BodyPublishers.ofString(body, StandardCharsets.UTF_8),
                headers);
    }

    private Answer send(
            String method,
            String path,
            HttpRequest.BodyPublisher body,
            Map<String, String> headers) {
        var request = HttpRequest.newBuilder(URI.create(base + path)).method(method, body);
        headers.forEach(request::header);
        try {
            HttpResponse<String> response =
                    client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            var answer = new Answer(response.statusCode(), response.body(), response);
            check(method, path.replaceFirst("\\?.*", ""), answer);
            return answer;
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(method + " " + path, e);
        }
    }

    /** Sends a body without a content length. */
    public Answer sendUnmeasured(
            String method, String path, String body, Map<String, String> headers) {
        HttpRequest.BodyPublisher known = HttpRequest.BodyPublishers.ofString(body);
        return send(method, path, HttpRequest.BodyPublishers.fromPublisher(known), headers);
    }

    private void check(String method, String path, Answer answer) {
        assertThat(answer.header("Content-Security-Policy"))
                .contains("default-src 'none'")
                .doesNotContain("unsafe");
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        if (answer.status >= 400 && !path.equals("/health")) {
            assertThat(answer.message()).as(answer.body).isNotBlank();
            assertThat(answer.error()).as(answer.body).matches("[a-z_]+");
        }
        for (Route route : routes) {
            if (route.method().name().equals(method) && fits(route.path(), path)) {
                boolean text = !answer.header("Content-Type").startsWith("application/json");
                JsonNode json = text ? JSON.nullNode() : answer.json();
                if (!text || answer.status >= 300) {
                    assertThat(Schema.faults(method, route.path(), answer.status, json))
                            .as(answer.body.substring(0, Math.min(500, answer.body.length())))
                            .isEmpty();
                }
                return;
            }
        }
    }

    private static boolean fits(String pattern, String path) {
        String[] wanted = pattern.split("/");
        String[] parts = path.split("/");
        if (wanted.length != parts.length) {
            return false;
        }
        for (int i = 0; i < wanted.length; i++) {
            if (!wanted[i].startsWith("{") && !wanted[i].equals(parts[i])) {
                return false;
            }
        }
        return true;
    }

    /** All answers of the same request, so many times. */
    public List<Answer> repeatedly(int times, java.util.function.Supplier<Answer> request) {
        var answers = new ArrayList<Answer>();
        for (int i = 0; i < times; i++) {
            answers.add(request.get());
        }
        return answers;
    }
}
