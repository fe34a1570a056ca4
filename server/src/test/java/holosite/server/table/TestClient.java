package holosite.server.table;

import holosite.server.web.Browser;
import holosite.server.web.TestHttpClient;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A client at a table, like a browser: it keeps the sections and the log it receives. */
public final class TestClient implements WebSocket.Listener, AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final HttpClient HTTP = TestHttpClient.create();

    private final StringBuilder partial = new StringBuilder();
    private final Map<String, JsonNode> sections = new HashMap<>();
    private final Map<Integer, String> log = new TreeMap<>();
    private final Map<String, JsonNode> replies = new HashMap<>();
    private final List<String> received = new ArrayList<>();
    private final List<String> chat = new ArrayList<>();
    private long event = -1;
    private int full;
    private int waiting;
    private int closedWith;
    private int nextId;
    private long lastSent;
    private @Nullable JsonNode lastRefusal;
    private final WebSocket socket;

    private TestClient(String address, Map<String, String> headers) {
        WebSocket.Builder builder = HTTP.newWebSocketBuilder();
        headers.forEach(builder::header);
        socket = builder.buildAsync(URI.create(address), this).join();
    }

    /** Connects without a word. */
    public static TestClient silent(int port, String table, String person) {
        return new TestClient(
                "ws://127.0.0.1:%d/api/tables/%s/socket?person=%s".formatted(port, table, person),
                Map.of());
    }

    /** Connects as this browser does, without a word. */
    public static TestClient silent(Browser browser, String table) {
        return new TestClient(
                browser.base().replace("http:", "ws:") + "/api/tables/" + table + "/socket",
                Map.of("Origin", browser.base(), "Cookie", "holosite=" + browser.token()));
    }

    /** Connects as this browser does. */
    public static TestClient connect(Browser browser, String table, String language) {
        return silent(browser, table).greet(language, -1);
    }

    public static TestClient connect(int port, String table, String person) {
        return connect(port, table, person, "en", -1);
    }

    public static TestClient connect(
            int port, String table, String person, String language, long seen) {
        return silent(port, table, person).greet(language, seen);
    }

    private TestClient greet(String language, long seen) {
        send(
                "{\"type\":\"hello\",\"language\":\"%s\",\"event\":%s}"
                        .formatted(language, seen < 0 ? "null" : seen));
        await("everything is told", () -> event >= 0);
        return this;
    }

    public void send(String text) {
        // no faster than the rate limit allows
        long wait = 18 - (System.nanoTime() - lastSent) / 1_000_000;
        if (wait > 0) {
            try {
                Thread.sleep(wait);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        lastSent = System.nanoTime();
        sendNow(text);
    }

    public void sendNow(String text) {
        socket.sendText(text, true).join();
    }

    @Override
    public synchronized @Nullable CompletionStage<?> onText(
            WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            String text = partial.toString();
            partial.setLength(0);
            received.add(text);
            take(JSON.readTree(text));
        }
        from.request(1);
        notifyAll();
        return null;
    }

    @Override
    public synchronized @Nullable CompletionStage<?> onClose(
            WebSocket from, int code, String reason) {
        closedWith = code;
        notifyAll();
        return null;
    }

    @Override
    public synchronized void onError(WebSocket from, Throwable error) {
        closedWith = closedWith == 0 ? 1006 : closedWith;
        notifyAll();
    }

    private void take(JsonNode message) {
        switch (message.path("type").asString()) {
            case "state" -> {
                if (message.path("full").asBoolean()) {
                    sections.clear();
                    log.clear();
                    full++;
                }
                event = message.path("event").asLong();
                message.path("set")
                        .properties()
                        .forEach(e -> sections.put(e.getKey(), e.getValue()));
                for (JsonNode line : message.path("log")) {
                    log.put(line.path("number").asInt(), line.path("text").asString());
                }
            }
            case "done", "why" -> replies.put(message.path("id").asString(), message);
            case "refused" -> {
                lastRefusal = message;
                replies.put(message.path("id").asString(), message);
            }
            case "chat" ->
                    message.path("lines")
                            .forEach(
                                    line ->
                                            chat.add(
                                                    line.path("from").asString()
                                                            + ": "
                                                            + line.path("text").asString()));
            case "waiting" -> waiting++;
            default -> {}
        }
    }

    public synchronized void await(String what, BooleanSupplier done) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!done.getAsBoolean()) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new AssertionError(
                        "never: " + what + "; sections " + sections + ", refused " + lastRefusal);
            }
            try {
                wait(Math.min(left, 50));
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Sends something that is refused, and waits until it is. */
    public JsonNode refusal(Runnable sending) {
        synchronized (this) {
            lastRefusal = null;
        }
        sending.run();
        await("a refusal", () -> lastRefusal != null);
        synchronized (this) {
            return lastRefusal == null ? JSON.nullNode() : lastRefusal;
        }
    }

    /** The key of the next refusal that belongs to no message. */
    public String awaitRefusal() {
        await("a refusal", () -> lastRefusal != null);
        synchronized (this) {
            return lastRefusal == null ? "" : lastRefusal.path("error").asString();
        }
    }

    public void sendBytes(byte[] bytes) {
        socket.sendBinary(ByteBuffer.wrap(bytes), true).join();
    }

    /** Sends a message that carries an id, and waits for the answer to it. */
    public JsonNode ask(String fields) {
        String id = "m" + nextId++;
        send("{\"id\":\"%s\",%s}".formatted(id, fields));
        await("an answer to " + fields, () -> replies.containsKey(id));
        synchronized (this) {
            return replies.getOrDefault(id, JSON.nullNode());
        }
    }

    /** What is said to a message within this time, such as {@code done}; nothing if nothing is. */
    public Optional<String> asks(String fields, Duration patience) {
        String id = "m" + nextId++;
        send("{\"id\":\"%s\",%s}".formatted(id, fields));
        long end = System.nanoTime() + patience.toNanos();
        synchronized (this) {
            while (!replies.containsKey(id) && System.nanoTime() < end) {
                try {
                    wait(20);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            return Optional.ofNullable(replies.get(id)).map(reply -> reply.path("type").asString());
        }
    }

    /** How often it was told that the table cannot be stored just now. */
    public synchronized int timesWaiting() {
        return waiting;
    }

    /** The result: {@code done}, or the key of the refusal. */
    public String outcome(String fields) {
        JsonNode reply = ask(fields);
        return reply.path("type").asString().equals("refused")
                ? reply.path("error").asString()
                : reply.path("type").asString();
    }

    public synchronized JsonNode section(String name) {
        return sections.getOrDefault(name, JSON.nullNode());
    }

    public synchronized Map<String, JsonNode> sections() {
        return new LinkedHashMap<>(new TreeMap<>(sections));
    }

    public synchronized Map<Integer, String> log() {
        return new TreeMap<>(log);
    }

    public synchronized long event() {
        return event;
    }

    public synchronized int timesFull() {
        return full;
    }

    public synchronized int closedWith() {
        return closedWith;
    }

    public synchronized List<String> chat() {
        return List.copyOf(chat);
    }

    public synchronized List<String> received() {
        return List.copyOf(received);
    }

    public JsonNode question() {
        return section("question");
    }

    public boolean isAsked() {
        return question().isObject();
    }

    public boolean isOver() {
        return section("table").path("state").asString().equals("over");
    }

    public void awaitQuestion() {
        await("a question, or the end", () -> isAsked() || isOver());
    }

    /** The least one can answer: pass, or the first choices. */
    public String leastAnswer() {
        return answer(false);
    }

    /** Does something where something is offered. */
    public String eagerAnswer() {
        return answer(true);
    }

    private String answer(boolean eager) {
        JsonNode question = question();
        String answer =
                switch (question.path("kind").asString()) {
                    case "act" ->
                            question.path("mayPass").asBoolean()
                                            && (!eager || question.path("choices").isEmpty())
                                    ? "{\"pass\":true}"
                                    : "{\"choice\":0}";
                    case "number" ->
                            "{\"number\":" + question.path(eager ? "most" : "least").asInt() + "}";
                    case "option" -> "{\"choice\":0}";
                    default -> {
                        var cards = new ArrayList<String>();
                        for (int i = 0; i < question.path("least").asInt(); i++) {
                            cards.add(Integer.toString(i));
                        }
                        yield "{\"cards\":[" + String.join(",", cards) + "]}";
                    }
                };
        return "\"type\":\"answer\",\"number\":%d,\"answer\":%s"
                .formatted(question.path("number").asInt(), answer);
    }

    /** Looks for a fight: deploys, battles, and passes otherwise. */
    public String boldAnswer() {
        JsonNode question = question();
        if (question.path("kind").asString().equals("act")) {
            for (String act : List.of("battle", "fire", "deploy", "activate")) {
                for (JsonNode choice : question.path("choices")) {
                    if (choice.path("act").asString().equals(act)) {
                        return "\"type\":\"answer\",\"number\":%d,\"answer\":{\"choice\":%d}"
                                .formatted(
                                        question.path("number").asInt(),
                                        choice.path("index").asInt());
                    }
                }
            }
        }
        return leastAnswer();
    }

    @Override
    public void close() {
        socket.abort();
    }
}
