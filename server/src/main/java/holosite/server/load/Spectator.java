package holosite.server.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Watches one table through a socket, and only waits for its end. */
final class Spectator implements WebSocket.Listener {
    private static final String OVER = "\"state\":\"over\"";
    private static final String FAILED = "\"reason\":\"canceled\"";

    private final WebSocket socket;
    private String before = "";
    private volatile boolean over;
    private volatile boolean broken;

    Spectator(HttpClient http, int port, String table, String language) {
        socket =
                http.newWebSocketBuilder()
                        .buildAsync(
                                URI.create(
                                        "ws://127.0.0.1:%d/api/tables/%s/socket"
                                                .formatted(port, table)),
                                this)
                        .join();
        CompletableFuture<WebSocket> sent =
                socket.sendText(
                        "{\"type\":\"hello\",\"language\":\"%s\",\"event\":null}"
                                .formatted(language),
                        true);
        sent.join();
    }

    boolean isOver() {
        return over;
    }

    boolean isBroken() {
        return broken;
    }

    void close() {
        socket.abort();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        String text = before + data;
        if (text.contains(OVER)) {
            over = true;
            broken |= text.contains(FAILED);
        }
        // the text looked for may span two frames
        before = last ? "" : text.substring(Math.max(0, text.length() - 4_000));
        from.request(1);
        return CompletableFuture.completedFuture(from);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        broken |= !over;
        return CompletableFuture.completedFuture(from);
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        broken |= !over;
    }
}
