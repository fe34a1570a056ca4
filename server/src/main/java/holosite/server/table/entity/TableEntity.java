package holosite.server.table.entity;

import holosite.language.card.Side;
import holosite.rules.decision.AnswerCode;
import holosite.server.table.feed.FromTable;
import holosite.server.table.game.ActionResult;
import holosite.server.table.game.OpeningRules;
import holosite.server.table.game.PlayerStops;
import holosite.server.table.game.SuspensionRules;
import holosite.server.table.game.TableAction;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableRefusal;
import holosite.server.table.game.TableRules;
import holosite.server.table.game.TableState;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
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
import org.apache.pekko.persistence.typed.javadsl.EffectBuilder;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A running table. It handles commands, stores events before anybody is told of them, plays the
 * bots, and watches the clock.
 */
final class TableEntity extends EventSourcedBehavior<TableCommand, TableEvent, TableState> {
    private static final Logger LOG = LoggerFactory.getLogger(TableEntity.class);
    private static final Duration REST = Duration.ofSeconds(60);

    private final ActorContext<TableCommand> context;
    private final TimerScheduler<TableCommand> timers;
    private final TableContext shared;
    private final String id;
    private final ActorRef<ClusterSharding.ShardCommand> shard;
    private final TableRules rules;
    private final OpeningRules opening;
    private final TableState nothing;
    private final TablePublisher publisher;
    private final TablePacer pacer;
    private final DecisionTime time;
    private final TableFaults faults;
    private final ChatPace chatPace = new ChatPace();
    private final Clock clock;
    private final PlaceOfPlay place;

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
        opening = new OpeningRules(shared.pool(), shared.rules());
        nothing = new TableState(shared.pool(), shared.rules());
        place = new PlaceOfPlay(context, id, shared);
        time = new DecisionTime(clock);
        faults = new TableFaults(context.getSelf(), id);
        pacer = new TablePacer(context, timers, id, shared, time);
        publisher = new TablePublisher(context, timers, id, shared, nothing, time);
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
            publisher.happened(event, next);
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
        publisher.tellWaiting();
    }

    /**
     * The table has been read, for the first time or again after a write failed: whatever it was
     * about to do is forgotten, and what is stored counts.
     */
    private void recovered(TableState state) {
        shared.here().add(id);
        timers.startTimerWithFixedDelay("rest", new TableCommand.Rest(), REST);
        pacer.begin(state);
        place.begin();
        if (publisher.begin(state) && !place.mustBeFoundOut(state)) {
            faults.needed(() -> begin(state));
        }
    }

    private void begin(TableState state) {
        if (place.isWaking(state)) {
            context.getSelf().tell(new TableCommand.GoOn());
            return;
        }
        faults.told(() -> publisher.tellAnew(state));
        goOn(state, 0);
        state.rematch().ifPresent(again -> openRematch(state, again));
    }

    // ---- other rules

    /** What is answered as long as another process has to go on with this table. */
    private Effect<TableEvent, TableState> turnAway(TableState state, TableCommand command) {
        return PlaceOfPlay.asker(command)
                .map(asker -> refuse(asker.to(), asker.request(), TableRefusal.NEWER_RULES))
                .orElseGet(
                        () ->
                                PlaceOfPlay.isDoneAnywhere(command)
                                        ? carryOut(state, command)
                                        : Effect().none());
    }

    private Effect<TableEvent, TableState> wakeUp(TableState state) {
        boolean begins = place.isHere();
        Optional<TableEvent> event = place.waking(state);
        if (event.isEmpty()) {
            return begins
                    ? Effect().none().thenRun(this::begin).thenUnstashAll()
                    : Effect().unstashAll();
        }
        if (event.get() instanceof TableEvent.RulesChanged changed && !changed.game().isEmpty()) {
            LOG.warn("table {} goes on under other rules, which lead elsewhere", id);
        }
        return store(List.of(event.get()))
                .thenRun(
                        (TableState s) -> {
                            faults.told(() -> publisher.tellAnew(s));
                            goOn(s, 0);
                        })
                .thenUnstashAll();
    }

    // ---- commands

    @Override
    public CommandHandler<TableCommand, TableEvent, TableState> commandHandler() {
        return (state, command) -> {
            try {
                return handle(state, command);
            } catch (RuntimeException | StackOverflowError e) {
                return Effect().none().thenRun((TableState s) -> faults.in(command, e));
            }
        };
    }

    private Effect<TableEvent, TableState> handle(TableState state, TableCommand command) {
        return switch (command) {
            case TableCommand.GoOn g -> wakeUp(state);
            case TableCommand.StayAsItIs s ->
                    Effect().none().thenRun(place::isElsewhere).thenUnstashAll();
            case TableCommand.LookAgain l -> Effect().none().thenRun(place::lookAgain);
            case TableCommand.Stop stop -> Effect().stop();
            default ->
                    switch (place.where()) {
                        case UNKNOWN -> Effect().stash();
                        case WITH_NEWER_RULES -> turnAway(state, command);
                        case HERE ->
                                place.isWaking(state) ? Effect().stash() : carryOut(state, command);
                    };
        };
    }

    /** Stores events: until they are stored, the next decision waits for nobody. */
    private EffectBuilder<TableEvent, TableState> store(List<TableEvent> events) {
        time.writes();
        return Effect().persist(events).thenRun(time::written);
    }

    private Effect<TableEvent, TableState> carryOut(TableState state, TableCommand command) {
        return switch (command) {
            case TableCommand.Open open -> open(state, open);
            case TableCommand.Sit sit -> sit(state, sit);
            case TableCommand.Do wanted -> act(state, wanted);
            case TableCommand.Attend attend -> attend(state, attend);
            case TableCommand.Leave leave -> publish(s -> publisher.leave(leave.listener()));
            case TableCommand.ListenerGone gone -> publish(s -> publisher.leave(gone.listener()));
            case TableCommand.Describe describe ->
                    publish(s -> describe.replyTo().tell(publisher.describe(s)));
            case TableCommand.BotAnswers bot -> botAnswers(state, bot);
            case TableCommand.PauseOver pause -> pauseOver(state, pause);
            case TableCommand.Suspend suspend ->
                    settle(
                            SuspensionRules.suspend(state, suspend.what(), clock.millis()),
                            context.getSystem().ignoreRef());
            case TableCommand.LookAtClock look -> lookAtClock(state);
            case TableCommand.LetSpectatorsSee see -> publish(publisher::letSpectatorsSee);
            case TableCommand.CountListeners count -> publish(publisher::countListeners);
            case TableCommand.Rest rest -> rest(state);
            case TableCommand.Resume resume ->
                    settle(SuspensionRules.resume(state, clock.millis()), resume.replyTo());
            case TableCommand.CallOff off ->
                    settle(SuspensionRules.callOff(state, clock.millis()), off.replyTo());
            case TableCommand.ReadAgain again -> {
                shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
                yield Effect().none();
            }
            case TableCommand.Wake _,
                    TableCommand.GoOn _,
                    TableCommand.StayAsItIs _,
                    TableCommand.LookAgain _,
                    TableCommand.Stop _ ->
                    Effect().none();
        };
    }

    private Effect<TableEvent, TableState> open(TableState state, TableCommand.Open open) {
        if (state.isOpened()) {
            return Effect().none().thenRun(s -> open.replyTo().tell(new FromTable.Done("")));
        }
        return settle(
                opening.open(state, id, open.table(), open.seed(), clock.millis()), open.replyTo());
    }

    private Effect<TableEvent, TableState> sit(TableState state, TableCommand.Sit sit) {
        var taken = new TableEvent.SeatTaken(sit.side(), sit.seat(), clock.millis());
        return settle(
                opening.sit(state, taken),
                sit.replyTo(),
                s -> {
                    faults.told(() -> publisher.seat(s));
                    goOn(s, 0);
                });
    }

    /** Does what was asked for or refuses it, and tells whoever asked. */
    private Effect<TableEvent, TableState> settle(
            ActionResult result, ActorRef<FromTable> replyTo) {
        return settle(result, replyTo, s -> goOn(s, 0));
    }

    private Effect<TableEvent, TableState> settle(
            ActionResult result, ActorRef<FromTable> replyTo, Consumer<TableState> then) {
        return switch (result) {
            case ActionResult.Refused refused -> refuse(replyTo, "", refused.why());
            case ActionResult.Happens happens ->
                    store(happens.events())
                            .thenRun(
                                    s -> {
                                        replyTo.tell(new FromTable.Done(""));
                                        then.accept(s);
                                    });
            case ActionResult.Explained e -> throw new IllegalStateException("nobody asked why");
        };
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
        if (wanted.action() instanceof TableAction.Say
                && chatPace.isTooFast(wanted.person(), now)) {
            return refuse(wanted.replyTo(), wanted.id(), TableRefusal.CHAT_TOO_FAST);
        }
        return switch (rules.of(
                state, wanted.wish(), now, time.spent(state, now), publisher.waited())) {
            case ActionResult.Refused refused ->
                    refuse(wanted.replyTo(), wanted.id(), refused.why());
            case ActionResult.Explained explained ->
                    Effect()
                            .none()
                            .thenRun(
                                    (TableState s) ->
                                            wanted.replyTo()
                                                    .tell(
                                                            FromTable.Explained.of(
                                                                    wanted.id(),
                                                                    explained.answer())));
            case ActionResult.Happens happens -> {
                shared.answers().increment(happens.events().size());
                yield store(happens.events())
                        .thenRun(
                                s -> {
                                    happens.events().forEach(event -> openRematch(s, event));
                                    goOn(s, since);
                                    wanted.replyTo().tell(new FromTable.Done(wanted.id()));
                                });
            }
        };
    }

    private static long micros() {
        return TimeUnit.NANOSECONDS.toMicros(System.nanoTime());
    }

    private void openRematch(TableState state, TableEvent event) {
        if (event instanceof TableEvent.RematchOpened again) {
            faults.told(() -> shared.openAgain(state, again, context.getSystem().ignoreRef()));
        }
    }

    // ---- those who attend

    private Effect<TableEvent, TableState> attend(TableState state, TableCommand.Attend attend) {
        if (!state.isOpened()) {
            return refuse(attend.listener(), "", TableRefusal.NO_TABLE);
        }
        if (publisher.hasNothingFor(attend)) {
            return Effect().none();
        }
        return publisher.hasRoomFor(attend.viewer(), state)
                ? publish(s -> publisher.add(attend, s))
                : refuse(attend.listener(), "", TableRefusal.FULL);
    }

    /** Stores nothing, and sends what there is to send. */
    private Effect<TableEvent, TableState> publish(Consumer<TableState> work) {
        return Effect().none().thenRun(s -> faults.told(() -> work.accept(s)));
    }

    // ---- going on

    /** After an event: informs all listeners and starts whatever comes next. */
    private void goOn(TableState state, long since) {
        faults.needed(() -> goOnFrom(state, since));
    }

    private void goOnFrom(TableState state, long since) {
        if (place.isWaking(state)) {
            context.getSelf().tell(new TableCommand.GoOn());
            return;
        }
        faults.told(() -> publisher.publish(state, since));
        pacer.goOn(state);
        faults.told(() -> publisher.writeRow(state));
    }

    private Effect<TableEvent, TableState> botAnswers(
            TableState state, TableCommand.BotAnswers bot) {
        if (!state.isPlaying() || bot.number() != state.number()) {
            return Effect().none();
        }
        long since = micros();
        AnswerCode code = AnswerCode.read(bot.answer()).orElseThrow();
        return happens(
                rules.play(state, state.game().decision().meant(code), clock.millis(), 0), since);
    }

    private Effect<TableEvent, TableState> pauseOver(
            TableState state, TableCommand.PauseOver pause) {
        boolean due =
                pause.number() == state.number()
                        && state.passing() == PlayerStops.Passing.AFTER_A_PAUSE;
        long now = clock.millis();
        return due
                ? happens(rules.passAfterPause(state, now, time.spent(state, now)), micros())
                : Effect().none();
    }

    private Effect<TableEvent, TableState> happens(ActionResult result, long since) {
        if (!(result instanceof ActionResult.Happens happens)) {
            return Effect().none();
        }
        shared.answers().increment(happens.events().size());
        return store(happens.events()).thenRun(s -> goOn(s, since));
    }

    // ---- the clock

    private Effect<TableEvent, TableState> lookAtClock(TableState state) {
        if (!pacer.isTimeOver(state)) {
            return Effect().none();
        }
        Side side = state.asked().orElseThrow();
        return store(List.of(new TableEvent.TimedOut(side, clock.millis())))
                .thenRun(s -> goOn(s, 0));
    }

    private Effect<TableEvent, TableState> rest(TableState state) {
        if (!publisher.hasListeners() && !TablePacer.goesOnByItself(state)) {
            shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
        }
        return Effect().none();
    }
}
