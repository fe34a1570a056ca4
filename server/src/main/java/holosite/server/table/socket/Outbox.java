package holosite.server.table.socket;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * The messages to one client. A client that reads too slowly is disconnected; when it reconnects it
 * gets everything.
 */
final class Outbox {
    /**
     * The WebSocket close code for a client that reads too slowly, from the range for applications.
     */
    static final int TOO_SLOW = 4008;

    private static final long MOST_BYTES = 2_000_000;
    private static final int MOST_MESSAGES = 200;

    private final Session session;
    private final AtomicLong bytes = new AtomicLong();
    private final AtomicInteger messages = new AtomicInteger();

    Outbox(Session session) {
        this.session = session;
    }

    void send(String text) {
        if (!session.isOpen()) {
            return;
        }
        int length = text.getBytes(StandardCharsets.UTF_8).length;
        if (messages.incrementAndGet() > MOST_MESSAGES || bytes.addAndGet(length) > MOST_BYTES) {
            session.close(TOO_SLOW, "too slow", Callback.NOOP);
            return;
        }
        session.sendText(
                text,
                Callback.from(
                        () -> taken(length),
                        failure -> {
                            taken(length);
                            session.disconnect();
                        }));
    }

    private void taken(int length) {
        messages.decrementAndGet();
        bytes.addAndGet(-length);
    }

    void close(int code, String reason) {
        close(code, reason, () -> {});
    }

    /** Closes it, and runs something once everything sent before has gone out. */
    void close(int code, String reason, Runnable then) {
        if (session.isOpen()) {
            session.close(code, reason, Callback.from(then, failure -> then.run()));
        } else {
            then.run();
        }
    }
}
