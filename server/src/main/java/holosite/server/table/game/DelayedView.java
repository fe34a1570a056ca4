package holosite.server.table.game;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The table as delayed spectators see it: the states it was in, each shown some time later. Opening
 * the table and sitting down are shown at once.
 */
public final class DelayedView {

    private record Waiting(long at, TableState state) {}

    private final Deque<Waiting> waiting = new ArrayDeque<>();
    private TableState late;
    private long delay;

    /** The view of a table of which nothing has happened yet. */
    public DelayedView(TableState nothing) {
        late = nothing;
    }

    /** Notes the state after an event. The first one says how long the delay is. */
    public void happened(TableEvent event, TableState next) {
        if (event instanceof TableEvent.Opened opened) {
            // also when the table is read again because a write failed
            waiting.clear();
            delay = Duration.ofSeconds(opened.options().delaySeconds()).toMillis();
        }
        boolean atOnce =
                delay == 0
                        || event instanceof TableEvent.Opened
                        || event instanceof TableEvent.SeatTaken;
        if (atOnce) {
            waiting.clear();
            late = next;
        } else {
            waiting.add(new Waiting(event.at(), next));
        }
    }

    /** Nothing has happened after all: the first event could not be stored. */
    public void nothing(TableState state) {
        waiting.clear();
        late = state;
    }

    /** Shows the states that are due, and says whether there were any. */
    public boolean moveOn(long time) {
        boolean any = false;
        while (!waiting.isEmpty() && waiting.getFirst().at <= time - delay) {
            late = waiting.removeFirst().state;
            any = true;
        }
        return any;
    }

    /** The time until the next state is due, if there is one. */
    public Optional<Duration> next(long time) {
        return waiting.isEmpty()
                ? Optional.empty()
                : Optional.of(Duration.ofMillis(Math.max(1, waiting.getFirst().at + delay - time)));
    }

    /** How much later than the players its spectators see, in milliseconds. */
    public long delay() {
        return delay;
    }

    public TableState state() {
        return late;
    }
}
