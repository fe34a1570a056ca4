package holosite.server.table;

import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.server.wire.Sheet;
import java.time.Duration;
import java.util.LinkedHashSet;
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
 * One client at one table. It passes on what the client wants and what the table tells, and holds
 * on to the table wherever that goes.
 */
final class Connection extends AbstractBehavior<Connection.Message> {
    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);
    private static final Duration HOLD_ON = Duration.ofSeconds(3);
    private static final Duration KNOCK = Duration.ofMillis(300);
    private static final int MOST_KNOCKS = 3;
    private static final int RETRY_MILLIS = 1_000;

    /** So many of its last messages are known again when they come again. */
    private static final int MOST_HEARD = 1_000;

    /** The code of a close for one who cannot attend, of the range left to applications. */
    private static final int CLOSED_DOOR = 4404;

    /** What a connection is told. */
    sealed interface Message {}

    /** By its client. */
    record ClientSays(ClientMessage message) implements Message {}

    /** By its socket: what the client said cannot be, as this field has it. */
    record Refuse(String id, Refusal why, String field) implements Message {}

    /** By its socket, which is to be closed under this code after a word about it. */
    record Shut(Refusal why, int code) implements Message {}

    /** By its table. */
    record TableSays(FromTable message) implements Message {}

    /** By its timer: the table may be elsewhere by now. */
    record HoldOn() implements Message {}

    /** By the server, which closes as soon as it has been said. */
    record GoodBye(CountDownLatch said) implements Message {}

    /** By the socket, which is closed. */
    record Closed() implements Message {}

    private final Tables tables;
    private final String table;
    private final Viewer viewer;
    private final Outbox outbox;
    private final Sent sent;
    private final TimerScheduler<Message> timers;
    private final ActorRef<FromTable> listener;
    private Language language = Language.EN;
    private final LinkedHashSet<String> heard = new LinkedHashSet<>();
    private boolean greeted;
    private long event = -1;
    private long version = -1;
    private int knocks;

    private Connection(
            ActorContext<Message> context,
            TimerScheduler<Message> timers,
            Tables tables,
            String table,
            Viewer viewer,
            Outbox outbox,
            Sent sent) {
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
            Tables tables, String table, Viewer viewer, Outbox outbox, Sent sent) {
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
                .onMessage(Refuse.class, refuse -> refuse(refuse.id, refuse.why, refuse.field))
                .onMessage(Shut.class, shut -> shut(shut.why, shut.code))
                .onMessage(TableSays.class, says -> table(says.message))
                .onMessage(HoldOn.class, h -> holdOn())
                .onMessage(GoodBye.class, bye -> goodBye(bye.said))
                .onMessage(Closed.class, c -> closed())
                .build();
    }

    // ---- the client

    private Behavior<Message> client(ClientMessage message) {
        switch (message) {
            case ClientMessage.Hello hello -> {
                language = hello.language();
                event = hello.event();
                greeted = true;
                attend(true);
                timers.startTimerWithFixedDelay(new HoldOn(), HOLD_ON);
            }
            case ClientMessage.Speak speak -> {
                language = speak.language();
                event = -1;
                if (greeted) {
                    attend(true);
                }
            }
            case ClientMessage.Act act -> {
                if (!greeted) {
                    refuse(act.id(), Refusal.HELLO_FIRST, "");
                } else if (!isNew(act.id())) {
                    refuse(act.id(), Refusal.REPEATED, "");
                } else {
                    tables.act(table, viewer, language, act.deed(), act.id(), listener);
                }
            }
            case ClientMessage.Ping ping ->
                    outbox.send(Sheet.object(out -> out.put("type", "pong").put("at", ping.at())));
        }
        return this;
    }

    /** What was sent twice is done once. */
    private boolean isNew(String id) {
        if (heard.size() >= MOST_HEARD) {
            heard.removeFirst();
        }
        return heard.add(id);
    }

    private Behavior<Message> refuse(String id, Refusal why, String field) {
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
        outbox.send(
                Sheet.object(
                        out ->
                                out.put("type", "refused")
                                        .putOrNull("id", id)
                                        .put("error", why.key())
                                        .put(
                                                "message",
                                                why.in(language) + about.formatted(field))));
        return this;
    }

    private Behavior<Message> shut(Refusal why, int code) {
        refuse("", why, "");
        outbox.close(code, why.key());
        return closed();
    }

    private void attend(boolean fresh) {
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
            case FromTable.Chat chat -> outbox.send(chat.json());
            case FromTable.Done done ->
                    outbox.send(Sheet.object(out -> out.put("type", "done").put("id", done.id())));
            case FromTable.Refused refused -> {
                boolean shut = refused.why() == Refusal.NO_TABLE || refused.why() == Refusal.FULL;
                if (shut && refused.id().isEmpty() && knocks++ < MOST_KNOCKS) {
                    // a table that is only just being opened
                    timers.startSingleTimer("knock", new HoldOn(), KNOCK);
                    return this;
                }
                refuse(refused.id(), refused.why(), "");
                if (shut) {
                    outbox.close(CLOSED_DOOR, refused.why().key());
                }
            }
            case FromTable.Explained why ->
                    outbox.send(
                            Sheet.object(
                                    out ->
                                            out.put("type", "why")
                                                    .put("id", why.id())
                                                    .raw("answer", why.json())));
        }
        return this;
    }

    private void state(FromTable.State state) {
        if (!state.whole() && state.version() <= version) {
            return;
        }
        if (!state.whole() && state.version() != version + 1) {
            // something got lost on the way
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
        outbox.send(
                Sheet.object(
                        out ->
                                out.put("type", "bye")
                                        .put(
                                                "message",
                                                p.say(
                                                        "The server is going down; your game is"
                                                                + " kept and goes on in a moment.",
                                                        "Le serveur s'arrête\u00a0; votre partie est"
                                                                + " conservée et reprend dans un"
                                                                + " instant."))
                                        .put("retry", RETRY_MILLIS)));
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
