package holosite.server.table.entity;

import holosite.language.card.Side;
import holosite.server.table.feed.FromTable;
import holosite.server.table.feed.TableListeners;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.DelayedView;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableState;
import holosite.server.table.game.TableViews;
import holosite.server.table.row.TableRow;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What others learn of a table: its listeners, at once or later, and its row for the lobby. */
final class TablePublisher {
    private static final Logger LOG = LoggerFactory.getLogger(TablePublisher.class);
    private static final Duration COUNT_AFTER = Duration.ofMillis(300);

    private final ActorContext<TableCommand> context;
    private final TimerScheduler<TableCommand> timers;
    private final TableContext shared;
    private final Clock clock;
    private final DecisionTime time;
    private final TableListeners listeners;
    private final DelayedView late;
    private @Nullable TableRow written;

    /**
     * @param nothing the table before its first event
     * @param time since when a decision waits
     */
    TablePublisher(
            ActorContext<TableCommand> context,
            TimerScheduler<TableCommand> timers,
            String id,
            TableContext shared,
            TableState nothing,
            DecisionTime time) {
        this.context = context;
        this.timers = timers;
        this.shared = shared;
        this.time = time;
        clock = shared.clock();
        listeners =
                new TableListeners(
                        shared.cards(),
                        clock,
                        shared.absence(),
                        fault -> LOG.error("table {} cannot be shown to somebody", id, fault));
        late = new DelayedView(nothing);
    }

    void happened(TableEvent event, TableState next) {
        late.happened(event, next);
    }

    /** The table has been read; false if it was never opened. */
    boolean begin(TableState state) {
        written = null;
        if (!state.isOpened()) {
            late.nothing(state);
            return false;
        }
        late.moveOn(clock.millis());
        return true;
    }

    private TableViews views(TableState state) {
        time.forgetBefore(late.state());
        return new TableViews(state, late, time.asked(state), time.asked(late.state()));
    }

    // ---- those who attend

    /** The sides whose players have waited long enough for an absent opponent. */
    Set<Side> waited() {
        return listeners.waited();
    }

    boolean hasListeners() {
        return !listeners.isEmpty();
    }

    /** Whether this listener is known already, and does not ask for everything again. */
    boolean hasNothingFor(TableCommand.Attend attend) {
        return listeners.attends(attend.listener(), attend.language()) && !attend.fresh();
    }

    boolean hasRoomFor(Viewer viewer, TableState state) {
        return listeners.hasRoomFor(viewer, views(state));
    }

    void add(TableCommand.Attend attend, TableState state) {
        ActorRef<FromTable> listener = attend.listener();
        context.watchWith(listener, new TableCommand.ListenerGone(listener));
        listeners.add(listener, attend.viewer(), attend.language(), attend.event(), views(state));
        countSoon();
    }

    void leave(ActorRef<FromTable> listener) {
        if (listeners.remove(listener)) {
            context.unwatch(listener);
            countSoon();
        }
    }

    /** Many who come and go at once are counted once. */
    private void countSoon() {
        if (!timers.isTimerActive("count")) {
            timers.startSingleTimer("count", new TableCommand.CountListeners(), COUNT_AFTER);
        }
    }

    void countListeners(TableState state) {
        if (state.isOpened()) {
            tell(state, 0);
            writeRow(state);
        }
    }

    /** A seat was taken: its player now sees the table as a player. */
    void seat(TableState state) {
        listeners.seat(views(state));
    }

    // ---- what they are told

    /** Tells everybody what an action has led to that began at this time; 0 if none did. */
    void publish(TableState state, long since) {
        late.moveOn(clock.millis());
        tell(state, since);
        listeners.tellChat(views(state));
        showLater();
    }

    private void tell(TableState state, long since) {
        listeners.count();
        listeners.tell(views(state), since);
    }

    void tellAnew(TableState state) {
        listeners.tellAnew(views(state));
    }

    void tellWaiting() {
        listeners.tellWaiting();
    }

    /** Spectators who see later may see more now. */
    void letSpectatorsSee(TableState state) {
        if (late.moveOn(clock.millis())) {
            tell(state, 0);
            listeners.tellChat(views(state));
        }
        showLater();
    }

    private void showLater() {
        late.next(clock.millis())
                .ifPresent(
                        wait ->
                                timers.startSingleTimer(
                                        "late", new TableCommand.LetSpectatorsSee(), wait));
    }

    // ---- the row

    Description describe(TableState state) {
        return new Description(state.isOpened() ? Optional.of(row(state)) : Optional.empty());
    }

    private TableRow row(TableState state) {
        return TableRow.of(state, listeners.watching());
    }

    void writeRow(TableState state) {
        if (!state.isOpened()) {
            return;
        }
        TableRow row = row(state);
        if (row.equals(written)) {
            return;
        }
        written = row;
        shared.rows().write(row, state.events());
    }
}
