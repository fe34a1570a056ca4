package holosite.server.table.socket;

import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.server.message.ClientMessage;
import holosite.server.message.ServerMessage;
import holosite.server.serialization.ClientJson;
import holosite.server.table.entity.Tables;
import holosite.server.table.feed.FromTable;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.TableAction;
import holosite.server.table.game.TableRefusal;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One client at one table. It passes messages in both directions, and follows the table when it
 * moves to another process.
 */
final class Connection extends AbstractBehavior<Connection.Message> {
    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);
    private static final Duration HOLD_ON = Duration.ofSeconds(3);
    private static final Duration ANEW_AFTER = Duration.ofSeconds(1);
    private static final String ANEW = "anew";
    private static final Duration KNOCK = Duration.ofMillis(300);
    private static final int MOST_KNOCKS = 3;
    private static final int RETRY_MILLIS = 1_000;

    /** This many of its last messages are recognised when they are sent again. */
    private static final int MOST_HEARD = 1_000;

    /**
     * The WebSocket close code for a table that cannot be joined, from the range for applications.
     */
    private static final int CLOSED_DOOR = 4404;

    /** The messages a connection receives. */
    sealed interface Message {}

    /** From its client, about the connection itself. */
    record ClientSays(ClientMessage message) implements Message {}

    /** From its client, for the table. */
    record ClientWants(String id, TableAction action) implements Message {}

    /** From its socket: the client sent something with this wrong field. */
    record Refuse(String id, TableRefusal why, String field) implements Message {}

    /** From its socket: the client belongs to another version of the server than this one. */
    record Outdated(String version) implements Message {}

    /** From its socket: close with this code after telling the client why. */
    record Shut(TableRefusal why, int code) implements Message {}

    /** From its table. */
    record TableSays(FromTable message) implements Message {}

    /** From its timer: the table may have moved. */
    record HoldOn() implements Message {}

    /** From the server, which shuts down once the client has been told. */
    record GoodBye(CountDownLatch said) implements Message {}

    /** From the socket, which has been closed. */
    record Closed() implements Message {}

    /** From itself: the client asked for everything again. */
    private record Attend() implements Message {}

    private final Tables tables;
    private final String table;
    private final Viewer viewer;
    private final Outbox outbox;
    private final SentListener sent;
    private final TimerScheduler<Message> timers;
    private final ActorRef<FromTable> listener;
    private Language language = Language.EN;
    private final LinkedHashSet<String> heard = new LinkedHashSet<>();
    private boolean greeted;
    private long event = -1;
    private long version = -1;
    private int knocks;
    private long attended;

    private Connection(
            ActorContext<Message> context,
            TimerScheduler<Message> timers,
            Tables tables,
            String table,
            Viewer viewer,
            Outbox outbox,
            SentListener sent) {
        super(context);
        this.timers = timers;
        this.tables = tables;
        this.table = table;
        this.viewer = viewer;
        this.outbox = outbox;
        this.sent = sent;
        listener = context.messageAdapter(FromTable.class, TableSays::new);
    }

    static Behavior<Message> create(
            Tables tables, String table, Viewer viewer, Outbox outbox, SentListener sent) {
        return Behaviors.setup(
                context ->
                        Behaviors.withTimers(
                                timers ->
                                        new Connection(
                                                context, timers, tables, table, viewer, outbox,
                                                sent)));
    }

    @Override
    public Receive<Message> createReceive() {
        return newReceiveBuilder()
                .onMessage(ClientSays.class, says -> client(says.message))
                .onMessage(ClientWants.class, wants -> act(wants.id, wants.action))
                .onMessage(Refuse.class, refuse -> refuse(refuse.id, refuse.why, refuse.field))
                .onMessage(Outdated.class, outdated -> outdated(outdated.version))
                .onMessage(Shut.class, shut -> shut(shut.why, shut.code))
                .onMessage(TableSays.class, says -> table(says.message))
                .onMessage(HoldOn.class, h -> holdOn())
                .onMessage(
                        Attend.class,
                        a -> {
                            attend(true);
                            return this;
                        })
                .onMessage(GoodBye.class, bye -> goodBye(bye.said))
                .onMessage(Closed.class, c -> closed())
                .build();
    }

    // ---- the client

    private Behavior<Message> client(ClientMessage message) {
        switch (message) {
            case ClientMessage.Hello hello -> {
                language = hello.language();
                event = hello.event().orElse(-1);
                boolean first = !greeted;
                greeted = true;
                if (first) {
                    attend(true);
                } else {
                    attendSoon();
                }
                timers.startTimerWithFixedDelay(new HoldOn(), HOLD_ON);
            }
            case ClientMessage.Speak speak -> {
                language = speak.language();
                event = -1;
                if (greeted) {
                    attendSoon();
                }
            }
            case ClientMessage.Ping ping -> send(new ServerMessage.Pong(ping.at()));
            case ClientMessage.Wish w -> throw new IllegalStateException("the table is asked");
        }
        return this;
    }

    private Behavior<Message> act(String id, TableAction action) {
        if (!greeted) {
            refuse(id, TableRefusal.HELLO_FIRST, "");
        } else if (!isNew(id)) {
            refuse(id, TableRefusal.REPEATED, "");
        } else {
            tables.act(table, viewer, language, action, id, listener);
        }
        return this;
    }

    private void send(ServerMessage message) {
        outbox.send(ClientJson.write(message));
    }

    /** A message that was sent twice is carried out once. */
    private boolean isNew(String id) {
        if (heard.size() >= MOST_HEARD) {
            heard.removeFirst();
        }
        return heard.add(id);
    }

    private Behavior<Message> refuse(String id, TableRefusal why, String field) {
        LOG.atInfo()
                .addKeyValue("error", why.key())
                .addKeyValue("who", viewer.person())
                .log("a message at a table is refused: {}", why.key());
        var p = new Prose(language);
        String about =
                field.isEmpty()
                        ? ""
                        : p.say(
                                " The field '%s' is missing, unknown here, or not of the right"
                                        + " kind.",
                                " Le champ «\u00a0%s\u00a0» manque, est inconnu ici ou n'est pas du"
                                        + " bon type.");
        send(
                new ServerMessage.Refused(
                        Optional.of(id).filter(named -> !named.isEmpty()),
                        why.key(),
                        why.in(language) + about.formatted(field)));
        return this;
    }

    private Behavior<Message> outdated(String version) {
        send(new ServerMessage.Outdated(version));
        return this;
    }

    private Behavior<Message> shut(TableRefusal why, int code) {
        refuse("", why, "");
        outbox.close(code, why.key());
        return closed();
    }

    /** Everything is sent again, but not as often as a client may ask for it. */
    private void attendSoon() {
        if (!timers.isTimerActive(ANEW)) {
            timers.startSingleTimer(ANEW, new Attend(), leftOf(ANEW_AFTER));
        }
    }

    /** How long it is until this pause since it last asked for everything is over. */
    private Duration leftOf(Duration pause) {
        Duration since = Duration.ofNanos(System.nanoTime() - attended);
        return since.compareTo(pause) >= 0 ? Duration.ZERO : pause.minus(since);
    }

    private void attend(boolean fresh) {
        attended = System.nanoTime();
        tables.attend(table, viewer, language, event, fresh, listener);
    }

    private Behavior<Message> holdOn() {
        attend(false);
        return this;
    }

    // ---- the table

    private Behavior<Message> table(FromTable message) {
        switch (message) {
            case FromTable.State state -> state(state);
            case FromTable.Waiting w -> send(new ServerMessage.Waiting());
            case FromTable.Chat chat -> outbox.send(chat.json());
            case FromTable.Done done -> send(new ServerMessage.Done(done.id()));
            case FromTable.Refused refused -> {
                boolean shut =
                        refused.why() == TableRefusal.NO_TABLE
                                || refused.why() == TableRefusal.FULL;
                if (shut && refused.id().isEmpty() && knocks++ < MOST_KNOCKS) {
                    // the table is just being opened
                    timers.startSingleTimer("knock", new HoldOn(), KNOCK);
                    return this;
                }
                refuse(refused.id(), refused.why(), "");
                if (shut) {
                    outbox.close(CLOSED_DOOR, refused.why().key());
                }
            }
            case FromTable.Explained why -> outbox.send(why.json());
        }
        return this;
    }

    private void state(FromTable.State state) {
        if (!state.whole() && state.version() <= version) {
            return;
        }
        if (!state.whole() && state.version() != version + 1) {
            // a message got lost
            attend(true);
            return;
        }
        version = state.version();
        event = state.event();
        outbox.send(state.json());
        if (state.since() > 0) {
            long now = TimeUnit.NANOSECONDS.toMicros(System.nanoTime());
            sent.sent(table, event, Math.max(0, now - state.since()));
        }
    }

    // ---- the end

    private Behavior<Message> goodBye(CountDownLatch said) {
        var p = new Prose(language);
        send(
                new ServerMessage.Bye(
                        p.say(
                                "The server is going down; your game is kept and goes on in a"
                                        + " moment.",
                                "Le serveur s'arrête\u00a0; votre partie est conservée et reprend"
                                        + " dans un instant."),
                        RETRY_MILLIS));
        outbox.close(1001, "going down", said::countDown);
        return Behaviors.stopped();
    }

    private Behavior<Message> closed() {
        if (greeted) {
            tables.leave(table, listener);
        }
        return Behaviors.stopped();
    }
}
