package holosite.server.table;

import holosite.rules.kit.CardPool;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The table as spectators see it where they see it later: a second table that follows the events of
 * the first one by so much. Opening it and sitting down is seen at once.
 */
final class LateView {
    private final CardPool cards;
    private final TableState now;
    private final List<TableEvent> waiting = new ArrayList<>();
    private TableState late;
    private long delay;

    LateView(CardPool cards, TableState now) {
        this.cards = cards;
        this.now = now;
        late = now;
    }

    /** Takes note of what happened; the first event says how late it is to be seen. */
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

    /** Whether more is to be seen now. */
    boolean moveOn(long time) {
        int due = 0;
        while (due < waiting.size() && waiting.get(due).at() <= time - delay) {
            late.apply(waiting.get(due++));
        }
        waiting.subList(0, due).clear();
        return due > 0;
    }

    /** How long until more is to be seen, if anything waits. */
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
