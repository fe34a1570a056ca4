package holosite.server.table.entity;

import holosite.server.table.game.TableState;
import java.time.Clock;
import java.time.Duration;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Since when the decision of a table waits for whoever is asked. The time in which the table slept
 * or was being written is nobody's: a player cannot answer before he is asked, and he is asked only
 * when what led there is stored.
 */
final class DecisionTime {
    /**
     * A write that is over sooner does not move a clock that runs: what players say does not, then.
     */
    private static final Duration MOMENT = Duration.ofMillis(250);

    private final Clock clock;

    /** From when on decisions wait, by their numbers: the present one, and what is shown later. */
    private final NavigableMap<Integer, Long> from = new TreeMap<>();

    private long woke;
    private long writing;

    DecisionTime(Clock clock) {
        this.clock = clock;
    }

    /** The table has been read: its decision waits from now on. */
    void begin(TableState state) {
        woke = clock.millis();
        from.clear();
        if (state.isOpened()) {
            from.put(state.number(), woke);
        }
    }

    /** Events are about to be written. */
    void writes() {
        writing = clock.millis();
    }

    /** The events are written, and this is what they led to. */
    void written(TableState state) {
        long now = clock.millis();
        if (!from.containsKey(state.number())) {
            from.put(state.number(), now);
            return;
        }
        long asked = asked(state);
        long lost = now - Math.max(writing, asked);
        if (lost >= MOMENT.toMillis()) {
            from.put(state.number(), asked + lost);
        }
    }

    /** Nobody is shown a decision before this one any more. */
    void forgetBefore(TableState state) {
        from.headMap(state.number(), false).clear();
    }

    /** Since when the decision of this state, the present one or one before, waits or waited. */
    long asked(TableState state) {
        return Math.max(state.askedAt(), from.getOrDefault(state.number(), woke));
    }

    /** How long the decision has taken on the clock of whoever is asked. */
    long spent(TableState state, long now) {
        return state.isOpened() && state.options().hasClock() ? Math.max(0, now - asked(state)) : 0;
    }
}
