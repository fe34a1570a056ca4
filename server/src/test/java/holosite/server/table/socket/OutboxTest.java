package holosite.server.table.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

/** A client that does not read its messages is disconnected; the server does not wait for it. */
class OutboxTest {
    private final List<String> calls = new ArrayList<>();
    private final List<Callback> waiting = new ArrayList<>();

    /** A session whose client reads nothing until told to. */
    private final Session session =
            (Session)
                    Proxy.newProxyInstance(
                            Session.class.getClassLoader(),
                            new Class<?>[] {Session.class},
                            (proxy, method, args) ->
                                    switch (method.getName()) {
                                        case "isOpen" ->
                                                calls.stream().noneMatch(c -> c.equals("close"));
                                        case "sendText" -> {
                                            calls.add("send");
                                            waiting.add((Callback) args[1]);
                                            yield null;
                                        }
                                        default -> {
                                            calls.add(method.getName());
                                            yield null;
                                        }
                                    });

    @Test
    void oneWhoTakesNothingIsDroppedAfterSomeMessages() {
        var outbox = new Outbox(session);
        for (int i = 0; i < 1_000; i++) {
            outbox.send("something");
        }
        assertThat(calls).hasSize(201).endsWith("close");
    }

    @Test
    void oneWhoTakesNothingIsDroppedAfterSomeBytes() {
        var outbox = new Outbox(session);
        for (int i = 0; i < 100; i++) {
            outbox.send("x".repeat(100_000));
        }
        assertThat(calls).hasSize(21).endsWith("close");
    }

    @Test
    void oneWhoKeepsUpIsNot() {
        var outbox = new Outbox(session);
        for (int i = 0; i < 1_000; i++) {
            outbox.send("something");
            waiting.removeFirst().succeed();
        }
        assertThat(calls).hasSize(1_000).containsOnly("send");
    }
}
