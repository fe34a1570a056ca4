package holosite.server.table;

import holosite.rules.kit.CardPool;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The table as delayed spectators see it: a second state that applies the same events later.
 * Opening the table and sitting down are shown at once.
 */
final class DelayedView {
    private final CardPool cards;
    private final TableState now;
    private final List<TableEvent> waiting = new ArrayList<>();
    private TableState late;
    private long delay;

    DelayedView(CardPool cards, TableState now) {
        this.cards = cards;
        this.now = now;
        late = now;
    }

    /** Notes an event; the first one says how long the delay is. */
    void happened(TableEvent event) {
        if (event instanceof TableEvent.Opened opened && opened.options().delaySeconds() > 0) {
            delay = Duration.ofSeconds(opened.options().delaySeconds()).toMillis();
            late = new TableState(cards);
        }
        if (delay == 0) {
            return;
        }
        waiting.add(event);
        if (event instanceof TableEvent.Opened || event instanceof TableEvent.SeatTaken) {
            moveOn(Long.MAX_VALUE);
        }
    }

    /** Applies the events that are due, and says whether there were any. */
    boolean moveOn(long time) {
        int due = 0;
        while (due < waiting.size() && waiting.get(due).at() <= time - delay) {
            late.apply(waiting.get(due++));
        }
        waiting.subList(0, due).clear();
        return due > 0;
    }

    /** The time until the next event is due, if there is one. */
    Optional<Duration> next(long time) {
        return waiting.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Duration.ofMillis(Math.max(1, waiting.getFirst().at() + delay - time)));
    }

    TableState state() {
        return delay == 0 ? now : late;
    }
}
