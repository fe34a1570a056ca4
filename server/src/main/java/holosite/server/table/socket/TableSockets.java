package holosite.server.table.socket;

import holosite.server.message.ClientMessage;
import holosite.server.table.entity.Tables;
import holosite.server.table.game.TableRefusal;
import io.github.bucket4j.Bucket;
import io.javalin.config.JavalinConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.eclipse.jetty.websocket.api.exceptions.MessageTooLargeException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The WebSocket of the tables, {@code /api/tables/{id}/socket}. Each connection has limits for the
 * size and number of its messages; what it sends is carried out or refused.
 */
public final class TableSockets {
    private static final Logger LOG = LoggerFactory.getLogger(TableSockets.class);
    private static final String PATH = "/api/tables/{id}/socket";

    /** A longer message is refused with an explanation; a much longer one is not even read. */
    private static final int LONGEST_MESSAGE = 16_384;

    private static final int LONGEST_READ = 4 * LONGEST_MESSAGE;
    private static final Duration IDLE = Duration.ofSeconds(90);
    private static final Duration GOOD_BYES = Duration.ofSeconds(3);
    private static final int PING_SECONDS = 25;
    private static final int MESSAGES_A_SECOND = 60;
    private static final int MESSAGES_AT_ONCE = 120;

    /** WebSocket close codes, from the range for applications. */
    private static final int NOBODY = 4401;

    private static final int TOO_FAST = 4429;

    /** One session may look at so many tables at once. */
    private static final int MOST_OF_SESSION = 20;

    /** One address may have so many sockets; after them, only those of players with a seat. */
    private static final int MOST_OF_ADDRESS = 200;

    private record Client(
            String person,
            String session,
            String address,
            ActorRef<Connection.Message> connection,
            Bucket allowance) {}

    private final Tables tables;
    private final ActorSystem<?> system;
    private final String version;
    private final SocketUsers users;
    private volatile SentListener sent;
    private final Map<String, Client> clients = new ConcurrentHashMap<>();
    private final AtomicLong numbers = new AtomicLong();

    /**
     * Creates the sockets.
     *
     * @param version which build of the browser client belongs to this server
     */
    public TableSockets(
            Tables tables,
            ActorSystem<?> system,
            MeterRegistry metrics,
            String version,
            SocketUsers users) {
        this.tables = tables;
        this.system = system;
        this.version = version;
        this.users = users;
        Timer timer =
                Timer.builder("holosite.answer.to.views")
                        .description("from an answer to its views sent")
                        .publishPercentiles(0.5, 0.99)
                        .distributionStatisticExpiry(Duration.ofMinutes(10))
                        .register(metrics);
        sent = (table, event, micros) -> timer.record(micros, TimeUnit.MICROSECONDS);
        metrics.gaugeMapSize("holosite.sockets", List.of(), clients);
    }

    /** Adds a watcher for all clients that connect from now on. */
    public void watch(SentListener watcher) {
        sent = sent.and(watcher);
    }

    /** Adds the route and the limits of messages. Frames are compressed for clients that can. */
    public void register(JavalinConfig config) {
        config.jetty.modifyWebSocketServletFactory(
                factory -> {
                    factory.setMaxTextMessageSize(LONGEST_READ);
                    factory.setMaxBinaryMessageSize(LONGEST_READ);
                    factory.setMaxFrameSize(LONGEST_READ);
                    factory.setIdleTimeout(IDLE);
                });
        config.routes.ws(PATH, this::handle);
    }

    private void handle(WsConfig ws) {
        ws.onConnect(this::connect);
        ws.onMessage(context -> message(context, context.message()));
        ws.onBinaryMessage(context -> message(context, ""));
        ws.onClose(context -> gone(context.sessionId()));
        ws.onError(context -> failed(context.sessionId(), context.error()));
    }

    private void connect(WsContext context) {
        var outbox = new Outbox(context.session);
        Optional<SocketUsers.SocketUser> comer = users.opener(context);
        if (comer.isEmpty()) {
            outbox.close(NOBODY, "unknown");
            return;
        }
        if (hasTooMany(comer.get(), context.pathParam("id"))) {
            LOG.atInfo()
                    .addKeyValue("error", TableRefusal.TOO_MANY_SOCKETS.key())
                    .addKeyValue("who", comer.get().viewer().person())
                    .log("a socket is closed: {}", TableRefusal.TOO_MANY_SOCKETS.key());
            outbox.close(TOO_FAST, TableRefusal.TOO_MANY_SOCKETS.key());
            return;
        }
        context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
        ActorRef<Connection.Message> connection =
                system.systemActorOf(
                        Connection.create(
                                tables,
                                context.pathParam("id"),
                                comer.get().viewer(),
                                outbox,
                                sent),
                        "connection-" + numbers.incrementAndGet(),
                        Props.empty());
        Bucket allowance =
                Bucket.builder()
                        .addLimit(
                                limit ->
                                        limit.capacity(MESSAGES_AT_ONCE)
                                                .refillGreedy(
                                                        MESSAGES_A_SECOND, Duration.ofSeconds(1)))
                        .build();
        clients.put(
                context.sessionId(),
                new Client(
                        comer.get().viewer().person(),
                        comer.get().session(),
                        comer.get().address(),
                        connection,
                        allowance));
    }

    private boolean hasTooMany(SocketUsers.SocketUser comer, String table) {
        int ofSession = 0;
        int ofAddress = 0;
        for (Client client : clients.values()) {
            ofSession += client.session.equals(comer.session()) ? 1 : 0;
            ofAddress += client.address.equals(comer.address()) ? 1 : 0;
        }
        return ofSession >= MOST_OF_SESSION
                || (!comer.address().isEmpty()
                        && ofAddress >= MOST_OF_ADDRESS
                        && !users.isSeated(comer.viewer().person(), table));
    }

    private void message(WsContext context, String text) {
        Client client = clients.get(context.sessionId());
        if (client == null) {
            return;
        }
        if (!client.allowance.tryConsume(1)) {
            shut(context.sessionId(), TableRefusal.TOO_FAST, TOO_FAST);
            return;
        }
        if (text.getBytes(StandardCharsets.UTF_8).length > LONGEST_MESSAGE) {
            client.connection.tell(new Connection.Refuse("", TableRefusal.TOO_LARGE, ""));
            return;
        }
        try {
            ClientMessage message = MessageReader.read(text);
            if (message instanceof ClientMessage.Chat chat) {
                Optional<TableRefusal> why = users.silenced(client.person);
                if (why.isPresent()) {
                    client.connection.tell(new Connection.Refuse(chat.id(), why.get(), ""));
                    return;
                }
            }
            client.connection.tell(
                    message instanceof ClientMessage.Wish wish
                            ? new Connection.ClientWants(wish.id(), MessageReader.action(wish))
                            : new Connection.ClientSays(message));
            if (message instanceof ClientMessage.Hello hello
                    && hello.version().filter(other -> !other.equals(version)).isPresent()) {
                client.connection.tell(new Connection.Outdated(version));
            }
        } catch (MessageReader.Unclear e) {
            client.connection.tell(
                    new Connection.Refuse(e.id(), TableRefusal.BAD_MESSAGE, e.field()));
        }
    }

    /** Tells one client why, and closes its socket. */
    private void shut(String socket, TableRefusal why, int code) {
        Client client = clients.remove(socket);
        if (client != null) {
            client.connection.tell(new Connection.Shut(why, code));
        }
    }

    /**
     * Closes the sockets of sessions that have ended.
     *
     * @param alive says which of these sessions have not ended
     */
    public void closeEnded(UnaryOperator<Set<String>> alive) {
        Map<String, Client> now = Map.copyOf(clients);
        Set<String> sessions =
                now.values().stream().map(Client::session).collect(Collectors.toSet());
        if (sessions.isEmpty()) {
            return;
        }
        Set<String> left = alive.apply(sessions);
        now.forEach(
                (socket, client) -> {
                    if (!left.contains(client.session)) {
                        shut(socket, TableRefusal.NO_SESSION, NOBODY);
                    }
                });
    }

    private void failed(String socket, @Nullable Throwable error) {
        if (error instanceof MessageTooLargeException) {
            LOG.atInfo()
                    .addKeyValue("error", TableRefusal.TOO_LARGE.key())
                    .log("a socket is closed: {}", TableRefusal.TOO_LARGE.key());
        }
        gone(socket);
    }

    private void gone(String session) {
        Client client = clients.remove(session);
        if (client != null) {
            client.connection.tell(new Connection.Closed());
        }
    }

    /** Tells every client that the server is shutting down. */
    public void close() {
        List<Client> all = List.copyOf(clients.values());
        clients.clear();
        var said = new CountDownLatch(all.size());
        all.forEach(client -> client.connection.tell(new Connection.GoodBye(said)));
        try {
            if (!said.await(GOOD_BYES.toMillis(), TimeUnit.MILLISECONDS)) {
                LOG.info("{} clients did not hear the good-bye", said.getCount());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
