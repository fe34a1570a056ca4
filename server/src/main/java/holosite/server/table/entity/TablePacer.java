package holosite.server.table.entity;

import holosite.language.card.Side;
import holosite.rules.decision.AnswerCode;
import holosite.server.table.game.PlayerStops;
import holosite.server.table.game.TableState;
import holosite.server.table.game.Thought;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
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
    private final Executor thinkers;
    private final Clock clock;
    private final DecisionTime time;
    private int thinking = NOBODY_THINKS;

    TablePacer(
            ActorContext<TableCommand> context,
            TimerScheduler<TableCommand> timers,
            String id,
            TableContext shared,
            DecisionTime time) {
        this.context = context;
        this.timers = timers;
        this.id = id;
        this.time = time;
        botPace = shared.botPace();
        thinkers = shared.thinkers();
        clock = shared.clock();
    }

    /** The table has been read: nobody thinks yet. */
    void begin(TableState state) {
        thinking = NOBODY_THINKS;
        time.begin(state);
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

    /** Whether something will happen though nobody attends: a bot is to move, or a clock runs. */
    static boolean goesOnByItself(TableState state) {
        return state.isOpened()
                && state.isPlaying()
                && (state.options().hasClock() || state.isBot(state.asked().orElseThrow()));
    }

    private void letBotThink(TableState state) {
        Optional<Side> turn = state.asked();
        if (turn.isEmpty() || !state.isBot(turn.get()) || thinking == state.number()) {
            return;
        }
        thinking = state.number();
        Duration pace = state.stops(turn.get().opposite()).bots().of(botPace);
        try {
            if (state.looksAhead()) {
                lookAhead(state.thought(), state.number(), pace);
            } else {
                AnswerCode code = state.game().decision().code(state.think());
                after(held(code, pace), answer(state.number(), code));
            }
        } catch (RuntimeException | StackOverflowError e) {
            context.getSelf().tell(failed(e));
        }
    }

    /** Meanwhile the table does what else it is asked for. */
    private void lookAhead(Thought thought, int number, Duration pace) {
        long began = System.nanoTime();
        CompletableFuture<AnswerCode> answer =
                CompletableFuture.supplyAsync(thought::think, thinkers)
                        .thenCompose(
                                code -> {
                                    long left =
                                            held(code, pace).toNanos()
                                                    - (System.nanoTime() - began);
                                    return left <= 0
                                            ? CompletableFuture.completedFuture(code)
                                            : new CompletableFuture<AnswerCode>()
                                                    .completeOnTimeout(
                                                            code, left, TimeUnit.NANOSECONDS);
                                });
        context.pipeToSelf(
                answer,
                (code, failure) -> failure == null ? answer(number, code) : failed(failure));
    }

    /** How long an answer is held back, so that people can follow. */
    private static Duration held(AnswerCode code, Duration pace) {
        return code instanceof AnswerCode.Pass ? pace.dividedBy(4) : pace;
    }

    private static TableCommand answer(int number, AnswerCode code) {
        return new TableCommand.BotAnswers(number, code.toString());
    }

    private TableCommand failed(Throwable failure) {
        LOG.error("the bot at table {} fails", id, failure);
        return new TableCommand.Suspend("the bot failed: " + failure);
    }

    private void after(Duration pace, TableCommand done) {
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
        return Optional.of(Duration.ofMillis(most - (clock.millis() - time.asked(state))));
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
