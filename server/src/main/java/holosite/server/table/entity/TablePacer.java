package holosite.server.table.entity;

import holosite.language.card.Side;
import holosite.rules.decision.AnswerCode;
import holosite.server.table.game.PlayerStops;
import holosite.server.table.game.TableState;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What happens at a table in its time: bots answer, the table passes for players, and clocks run
 * out.
 */
final class TablePacer {
    private static final Logger LOG = LoggerFactory.getLogger(TablePacer.class);
    private static final int NOBODY_THINKS = -1;

    /** How long the game waits for one who can do nothing, in milliseconds. */
    private static final int SHORTEST_PAUSE = 60;

    private static final int LONGEST_PAUSE = 200;

    private final ActorContext<TableCommand> context;
    private final TimerScheduler<TableCommand> timers;
    private final String id;
    private final Duration botPace;
    private final Clock clock;
    private long woke;
    private int thinking = NOBODY_THINKS;

    TablePacer(
            ActorContext<TableCommand> context,
            TimerScheduler<TableCommand> timers,
            String id,
            TableContext shared) {
        this.context = context;
        this.timers = timers;
        this.id = id;
        botPace = shared.botPace();
        clock = shared.clock();
    }

    /** The table has been read: nobody thinks yet. */
    void begin() {
        thinking = NOBODY_THINKS;
        woke = clock.millis();
    }

    /** Starts whatever comes next. */
    void goOn(TableState state) {
        letBotThink(state);
        pause(state);
        setAlarm(state);
    }

    /** Pauses of one length would be told from those of a person. */
    private void pause(TableState state) {
        if (state.passing() == PlayerStops.Passing.AFTER_A_PAUSE) {
            int millis = ThreadLocalRandom.current().nextInt(SHORTEST_PAUSE, LONGEST_PAUSE);
            timers.startSingleTimer(
                    "pause", new TableCommand.PauseOver(state.number()), Duration.ofMillis(millis));
        }
    }

    /** Since when the decision waits; the time in which the table slept is nobody's. */
    long asked(TableState state) {
        return Math.max(state.askedAt(), woke);
    }

    /** How long the decision has taken on the clock of whoever is asked. */
    long spent(TableState state, long now) {
        return state.isOpened() && state.options().hasClock() ? Math.max(0, now - asked(state)) : 0;
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
        Duration wanted = state.stops(turn.get().opposite()).bots().of(botPace);
        Duration pace = code instanceof AnswerCode.Pass ? wanted.dividedBy(4) : wanted;
        var done = new TableCommand.BotAnswers(state.number(), code.toString());
        if (pace.isZero()) {
            context.getSelf().tell(done);
        } else {
            timers.startSingleTimer("bot", done, pace);
        }
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

    /** Whether whoever is asked has run out of time; otherwise the clock is looked at later. */
    boolean isTimeOver(TableState state) {
        Optional<Duration> limit = limit(state);
        boolean over = limit.isPresent() && !limit.get().isPositive();
        if (!over) {
            setAlarm(state);
        }
        return over;
    }
}
