package holosite.server.table.entity;

import holosite.language.card.Side;
import holosite.rules.decision.AnswerCode;
import holosite.rules.notation.DeckNotation;
import holosite.rules.notation.MalformedText;
import holosite.server.table.feed.FromTable;
import holosite.server.table.feed.TableListeners;
import holosite.server.table.game.ActionResult;
import holosite.server.table.game.DelayedView;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.Seat;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableAction;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableRefusal;
import holosite.server.table.game.TableRules;
import holosite.server.table.game.TableState;
import holosite.server.table.game.WakingRules;
import holosite.server.table.row.TableRow;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.PreRestart;
import org.apache.pekko.actor.typed.SupervisorStrategy;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A running table. It handles commands, stores events before anybody is told of them, plays the
 * bots, and watches the clock.
 */
final class TableEntity extends EventSourcedBehavior<TableCommand, TableEvent, TableState> {
    private static final Logger LOG = LoggerFactory.getLogger(TableEntity.class);
    private static final Duration REST = Duration.ofSeconds(60);
    private static final Duration COUNT_AFTER = Duration.ofMillis(300);
    private static final Duration CHAT_SPAN = Duration.ofSeconds(10);
    private static final int CHAT_IN_SPAN = 5;
    private static final int NOBODY_THINKS = -1;

    private final ActorContext<TableCommand> context;
    private final TimerScheduler<TableCommand> timers;
    private final TableContext shared;
    private final String id;
    private final ActorRef<ClusterSharding.ShardCommand> shard;
    private final TableRules rules;
    private final TableListeners listeners;
    private final TableState nothing;
    private final DelayedView late;
    private final Map<String, Deque<Long>> spoke = new HashMap<>();
    private final Clock clock;
    private @Nullable TableRow written;
    private long woke;
    private int thinking = NOBODY_THINKS;

    private TableEntity(
            ActorContext<TableCommand> context,
            TimerScheduler<TableCommand> timers,
            PersistenceId persistenceId,
            String id,
            TableContext shared,
            ActorRef<ClusterSharding.ShardCommand> shard) {
        super(
                persistenceId,
                // one line for each try is enough: signalHandler
                SupervisorStrategy.restartWithBackoff(
                                Duration.ofMillis(200), Duration.ofSeconds(5), 0.1)
                        .withLoggingEnabled(false));
        this.context = context;
        this.timers = timers;
        this.id = id;
        this.shared = shared;
        this.shard = shard;
        clock = shared.clock();
        rules = new TableRules(shared.cards(), TableIds::next, TableIds::seed);
        listeners = new TableListeners(shared.cards(), clock);
        nothing = new TableState(shared.pool(), shared.rules());
        late = new DelayedView(nothing);
    }

    static Behavior<TableCommand> create(
            PersistenceId persistenceId,
            String id,
            TableContext shared,
            ActorRef<ClusterSharding.ShardCommand> shard) {
        return Behaviors.setup(
                context ->
                        Behaviors.withTimers(
                                timers ->
                                        new TableEntity(
                                                context,
                                                timers,
                                                persistenceId,
                                                id,
                                                shared,
                                                shard)));
    }

    // ---- events

    @Override
    public TableState emptyState() {
        return nothing;
    }

    @Override
    public EventHandler<TableState, TableEvent> eventHandler() {
        return (state, event) -> {
            TableState next = state.apply(event);
            late.happened(event, next);
            return next;
        };
    }

    @Override
    public SignalHandler<TableState> signalHandler() {
        return newSignalHandlerBuilder()
                .onSignal(RecoveryCompleted.instance(), this::recovered)
                .onSignal(PreRestart.instance(), s -> databaseFailed())
                .onSignal(PostStop.instance(), s -> shared.here().remove(id))
                .build();
    }

    /** A write or a read failed: the table is read again. */
    private void databaseFailed() {
        LOG.warn("table {} waits for the database", id);
        listeners.tellWaiting();
    }

    /**
     * The table has been read, for the first time or again after a write failed: whatever it was
     * about to do is forgotten, and what is stored counts.
     */
    private void recovered(TableState state) {
        shared.here().add(id);
        timers.startTimerWithFixedDelay("rest", new TableCommand.Rest(), REST);
        written = null;
        thinking = NOBODY_THINKS;
        woke = clock.millis();
        if (!state.isOpened()) {
            late.nothing(state);
            return;
        }
        late.moveOn(woke);
        if (waking(state).isPresent()) {
            context.getSelf().tell(new TableCommand.GoOn());
            return;
        }
        carefully(() -> listeners.tellAnew(state, late, asked(state)));
        goOn(state, 0);
        state.rematch().ifPresent(again -> open(state, again));
    }

    // ---- other rules

    /** What has to be stored before a table that was last played under other rules goes on. */
    private Optional<TableEvent> waking(TableState state) {
        return state.isOpened()
                ? WakingRules.before(state, shared.rules(), clock.millis())
                : Optional.empty();
    }

    private Effect<TableEvent, TableState> wakeUp(TableState state) {
        Optional<TableEvent> event = waking(state);
        if (event.isEmpty()) {
            return Effect().unstashAll();
        }
        if (event.get() instanceof TableEvent.RulesChanged changed && !changed.game().isEmpty()) {
            LOG.warn("table {} goes on under other rules, which lead elsewhere", id);
        }
        return Effect()
                .persist(event.get())
                .thenRun(
                        (TableState s) -> {
                            carefully(() -> listeners.tellAnew(s, late, asked(s)));
                            goOn(s, 0);
                        })
                .thenUnstashAll();
    }

    // ---- commands

    @Override
    public CommandHandler<TableCommand, TableEvent, TableState> commandHandler() {
        return (state, command) -> {
            if (!(command instanceof TableCommand.GoOn) && waking(state).isPresent()) {
                return Effect().stash();
            }
            return carryOut(state, command);
        };
    }

    private Effect<TableEvent, TableState> carryOut(TableState state, TableCommand command) {
        return switch (command) {
            case TableCommand.Open open -> open(state, open);
            case TableCommand.Sit sit -> sit(state, sit);
            case TableCommand.Do wanted -> act(state, wanted);
            case TableCommand.Attend attend -> attend(state, attend);
            case TableCommand.Leave leave -> leave(leave.listener());
            case TableCommand.ListenerGone gone -> leave(gone.listener());
            case TableCommand.Describe describe -> describe(state, describe);
            case TableCommand.BotAnswers bot -> botAnswers(state, bot);
            case TableCommand.Suspend suspend -> suspend(state, suspend.what());
            case TableCommand.LookAtClock look -> lookAtClock(state);
            case TableCommand.LetSpectatorsSee see -> letSpectatorsSee();
            case TableCommand.RowFailed failed -> {
                written = null;
                writeRow(state);
                yield Effect().none();
            }
            case TableCommand.CountListeners count -> countListeners(state);
            case TableCommand.Rest rest -> rest(state);
            case TableCommand.Wake wake -> Effect().none();
            case TableCommand.GoOn g -> wakeUp(state);
            case TableCommand.Resume resume -> resume(state, resume);
            case TableCommand.CallOff off -> callOff(state, off);
            case TableCommand.ReadAgain again -> {
                shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
                yield Effect().none();
            }
            case TableCommand.Stop stop -> Effect().stop();
        };
    }

    private Effect<TableEvent, TableState> open(TableState state, TableCommand.Open open) {
        if (state.isOpened()) {
            return Effect().none().thenRun(s -> open.replyTo().tell(new FromTable.Done("")));
        }
        NewTable table = open.table();
        for (Optional<Seat> seat : List.of(table.dark(), table.light())) {
            if (seat.isPresent() && !isReadable(seat.get())) {
                return refuse(open.replyTo(), "", TableRefusal.BAD_DECK);
            }
        }
        return Effect()
                .persist(
                        new TableEvent.Opened(
                                TableEvent.FORMAT,
                                shared.rules(),
                                id,
                                table.options(),
                                open.seed(),
                                table.dark(),
                                table.light(),
                                table.game(),
                                table.moves(),
                                clock.millis()))
                .thenRun(
                        s -> {
                            open.replyTo().tell(new FromTable.Done(""));
                            goOn(s, 0);
                        });
    }

    private boolean isReadable(Seat seat) {
        try {
            DeckNotation.read(seat.deck(), shared.pool());
            return true;
        } catch (MalformedText e) {
            return false;
        }
    }

    private Effect<TableEvent, TableState> sit(TableState state, TableCommand.Sit sit) {
        TableRefusal against =
                !state.isOpened()
                        ? TableRefusal.NO_TABLE
                        : state.isOver()
                                ? TableRefusal.OVER
                                : state.seatOf(sit.side()).isPresent()
                                        ? TableRefusal.SEAT_TAKEN
                                        : sit.seat().sitter() instanceof SeatedPlayer.Human human
                                                        && state.sideOf(human.person()).isPresent()
                                                ? TableRefusal.SEATED_ALREADY
                                                : isReadable(sit.seat())
                                                        ? null
                                                        : TableRefusal.BAD_DECK;
        if (against != null) {
            return refuse(sit.replyTo(), "", against);
        }
        return Effect()
                .persist(new TableEvent.SeatTaken(sit.side(), sit.seat(), clock.millis()))
                .thenRun(
                        s -> {
                            sit.replyTo().tell(new FromTable.Done(""));
                            listeners.seat(s, late, asked(s));
                            goOn(s, 0);
                        });
    }

    private Effect<TableEvent, TableState> refuse(
            ActorRef<FromTable> to, String request, TableRefusal why) {
        return Effect()
                .none()
                .thenRun((TableState s) -> to.tell(new FromTable.Refused(request, why)));
    }

    private Effect<TableEvent, TableState> act(TableState state, TableCommand.Do wanted) {
        long since = micros();
        long now = clock.millis();
        if (wanted.action() instanceof TableAction.Say && isTooFast(wanted.person(), now)) {
            return refuse(wanted.replyTo(), wanted.id(), TableRefusal.CHAT_TOO_FAST);
        }
        return switch (rules.of(state, wanted.wish(), now, spent(state, now))) {
            case ActionResult.Refused refused ->
                    refuse(wanted.replyTo(), wanted.id(), refused.why());
            case ActionResult.Explained explained ->
                    Effect()
                            .none()
                            .thenRun(
                                    (TableState s) ->
                                            wanted.replyTo()
                                                    .tell(
                                                            new FromTable.Explained(
                                                                    wanted.id(),
                                                                    explained.json())));
            case ActionResult.Happens happens -> {
                shared.answers().increment(happens.events().size());
                yield Effect()
                        .persist(happens.events())
                        .thenRun(
                                s -> {
                                    happens.events().forEach(event -> openRematch(s, event));
                                    goOn(s, since);
                                    wanted.replyTo().tell(new FromTable.Done(wanted.id()));
                                });
            }
        };
    }

    private boolean isTooFast(String person, long now) {
        Deque<Long> times = spoke.computeIfAbsent(person, p -> new ArrayDeque<>());
        while (!times.isEmpty() && times.getFirst() < now - CHAT_SPAN.toMillis()) {
            times.removeFirst();
        }
        if (times.size() >= CHAT_IN_SPAN) {
            return true;
        }
        times.addLast(now);
        return false;
    }

    private long spent(TableState state, long now) {
        return state.isOpened() && state.options().hasClock() ? Math.max(0, now - asked(state)) : 0;
    }

    private static long micros() {
        return TimeUnit.NANOSECONDS.toMicros(System.nanoTime());
    }

    private void openRematch(TableState state, TableEvent event) {
        if (event instanceof TableEvent.RematchOpened again) {
            open(state, again);
        }
    }

    /** Opens the table of a rematch with the same seats. */
    private void open(TableState state, TableEvent.RematchOpened again) {
        var table =
                new NewTable(state.options(), state.seatOf(Side.DARK), state.seatOf(Side.LIGHT));
        shared.table(again.table())
                .tell(new TableCommand.Open(table, again.seed(), context.getSystem().ignoreRef()));
    }

    // ---- those who attend

    /** Many who come and go at once are counted once. */
    private void countSoon() {
        if (!timers.isTimerActive("count")) {
            timers.startSingleTimer("count", new TableCommand.CountListeners(), COUNT_AFTER);
        }
    }

    private Effect<TableEvent, TableState> countListeners(TableState state) {
        if (state.isOpened()) {
            tell(state, 0);
            writeRow(state);
        }
        return Effect().none();
    }

    private Effect<TableEvent, TableState> attend(TableState state, TableCommand.Attend attend) {
        if (!state.isOpened()) {
            return refuse(attend.listener(), "", TableRefusal.NO_TABLE);
        }
        if (listeners.attends(attend.listener(), attend.language()) && !attend.fresh()) {
            return Effect().none();
        }
        if (!listeners.hasRoomFor(attend.viewer(), state)) {
            return refuse(attend.listener(), "", TableRefusal.FULL);
        }
        return Effect()
                .none()
                .thenRun(
                        (TableState s) -> {
                            context.watchWith(
                                    attend.listener(),
                                    new TableCommand.ListenerGone(attend.listener()));
                            carefully(
                                    () ->
                                            listeners.add(
                                                    attend.listener(),
                                                    attend.viewer(),
                                                    attend.language(),
                                                    attend.event(),
                                                    s,
                                                    late,
                                                    asked(s)));
                            countSoon();
                        });
    }

    private Effect<TableEvent, TableState> leave(ActorRef<FromTable> listener) {
        if (!listeners.remove(listener)) {
            return Effect().none();
        }
        return Effect()
                .none()
                .thenRun(
                        (TableState s) -> {
                            context.unwatch(listener);
                            countSoon();
                        });
    }

    private Effect<TableEvent, TableState> describe(
            TableState state, TableCommand.Describe describe) {
        Optional<TableRow> row =
                state.isOpened()
                        ? Optional.of(TableRow.of(state, listeners.watching()))
                        : Optional.empty();
        return Effect()
                .none()
                .thenRun((TableState s) -> describe.replyTo().tell(new Description(row)));
    }

    // ---- going on

    /** After an event: informs all listeners and starts whatever comes next. */
    private void goOn(TableState state, long since) {
        if (waking(state).isPresent()) {
            context.getSelf().tell(new TableCommand.GoOn());
            return;
        }
        late.moveOn(clock.millis());
        tell(state, since);
        listeners.tellChat(state, late);
        late.next(clock.millis())
                .ifPresent(
                        wait ->
                                timers.startSingleTimer(
                                        "late", new TableCommand.LetSpectatorsSee(), wait));
        letBotThink(state);
        setAlarm(state);
        writeRow(state);
    }

    private void tell(TableState state, long since) {
        listeners.count();
        carefully(() -> listeners.tell(state, late, asked(state), since));
    }

    /** Since when the decision waits; the time in which the table slept is nobody's. */
    private long asked(TableState state) {
        return Math.max(state.askedAt(), woke);
    }

    /** A failure while listeners are informed concerns these listeners only: the game goes on. */
    private void carefully(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("table {} cannot inform its listeners", id, e);
        }
    }

    private Effect<TableEvent, TableState> suspend(TableState state, String what) {
        if (!state.isPlaying()) {
            return Effect().none();
        }
        return Effect()
                .persist(new TableEvent.Suspended(what, clock.millis()))
                .thenRun(s -> goOn(s, 0));
    }

    private Effect<TableEvent, TableState> resume(TableState state, TableCommand.Resume resume) {
        if (!state.isOpened() || !state.isSuspended()) {
            return refuse(
                    resume.replyTo(),
                    "",
                    state.isOpened() ? TableRefusal.NOT_SUSPENDED : TableRefusal.NO_TABLE);
        }
        return Effect()
                .persist(new TableEvent.Resumed(clock.millis()))
                .thenRun(
                        s -> {
                            resume.replyTo().tell(new FromTable.Done(""));
                            goOn(s, 0);
                        });
    }

    private Effect<TableEvent, TableState> callOff(TableState state, TableCommand.CallOff off) {
        if (!state.isOpened() || state.isOver()) {
            return refuse(
                    off.replyTo(),
                    "",
                    state.isOpened() ? TableRefusal.OVER : TableRefusal.NO_TABLE);
        }
        return Effect()
                .persist(new TableEvent.Canceled(clock.millis()))
                .thenRun(
                        s -> {
                            off.replyTo().tell(new FromTable.Done(""));
                            goOn(s, 0);
                        });
    }

    private void letBotThink(TableState state) {
        Optional<Side> turn = state.asked();
        if (turn.isEmpty() || !state.isBot(turn.get()) || thinking == state.number()) {
            return;
        }
        thinking = state.number();
        AnswerCode code;
        try {
            code = state.game().decision().code(state.think());
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("the bot at table {} fails", id, e);
            context.getSelf().tell(new TableCommand.Suspend("the bot failed: " + e));
            return;
        }
        Duration pace =
                code instanceof AnswerCode.Pass ? shared.botPace().dividedBy(4) : shared.botPace();
        var done = new TableCommand.BotAnswers(state.number(), code.toString());
        if (pace.isZero()) {
            context.getSelf().tell(done);
        } else {
            timers.startSingleTimer("bot", done, pace);
        }
    }

    private Effect<TableEvent, TableState> botAnswers(
            TableState state, TableCommand.BotAnswers bot) {
        if (!state.isPlaying() || bot.number() != state.number()) {
            return Effect().none();
        }
        long since = micros();
        AnswerCode code = AnswerCode.read(bot.answer()).orElseThrow();
        ActionResult result =
                rules.play(state, state.game().decision().meant(code), clock.millis(), 0);
        if (!(result instanceof ActionResult.Happens happens)) {
            return Effect().none();
        }
        shared.answers().increment(happens.events().size());
        return Effect().persist(happens.events()).thenRun(s -> goOn(s, since));
    }

    // ---- the clock

    private Optional<Duration> limit(TableState state) {
        Optional<Side> turn = state.asked();
        if (turn.isEmpty() || state.isBot(turn.get()) || !state.options().hasClock()) {
            return Optional.empty();
        }
        long most = state.left(turn.get());
        if (state.options().decisionSeconds() > 0) {
            long decision = state.options().decisionSeconds() * 1_000L;
            most = Math.min(most, decision - state.usedBefore());
        }
        return Optional.of(Duration.ofMillis(most - (clock.millis() - asked(state))));
    }

    private void setAlarm(TableState state) {
        Optional<Duration> limit = limit(state);
        if (limit.isEmpty()) {
            timers.cancel("clock");
        } else {
            Duration wait = limit.get().isNegative() ? Duration.ZERO : limit.get();
            timers.startSingleTimer("clock", new TableCommand.LookAtClock(), wait.plusMillis(5));
        }
    }

    private Effect<TableEvent, TableState> lookAtClock(TableState state) {
        Optional<Duration> limit = limit(state);
        if (limit.isEmpty()) {
            return Effect().none();
        }
        if (limit.get().isPositive()) {
            setAlarm(state);
            return Effect().none();
        }
        Side side = state.asked().orElseThrow();
        return Effect()
                .persist(new TableEvent.TimedOut(side, clock.millis()))
                .thenRun(s -> goOn(s, 0));
    }

    private Effect<TableEvent, TableState> letSpectatorsSee() {
        return Effect()
                .none()
                .thenRun(
                        (TableState s) -> {
                            if (late.moveOn(clock.millis())) {
                                tell(s, 0);
                                listeners.tellChat(s, late);
                            }
                            late.next(clock.millis())
                                    .ifPresent(
                                            wait ->
                                                    timers.startSingleTimer(
                                                            "late",
                                                            new TableCommand.LetSpectatorsSee(),
                                                            wait));
                        });
    }

    // ---- the row, and rest

    private void writeRow(TableState state) {
        if (!state.isOpened()) {
            return;
        }
        TableRow row = TableRow.of(state, listeners.watching());
        if (row.equals(written)) {
            return;
        }
        written = row;
        ActorRef<TableCommand> self = context.getSelf();
        shared.rows().write(row, state.events(), () -> self.tell(new TableCommand.RowFailed()));
    }

    private Effect<TableEvent, TableState> rest(TableState state) {
        boolean busy =
                !listeners.isEmpty()
                        || (state.isOpened()
                                && state.isPlaying()
                                && (state.options().hasClock()
                                        || state.isBot(state.asked().orElseThrow())));
        if (!busy) {
            shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
        }
        return Effect().none();
    }
}
