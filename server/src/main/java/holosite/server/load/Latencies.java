package holosite.server.load;

import holosite.server.table.socket.SentListener;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The time from each answer until the last listener had been sent what it changed. It keeps counts
 * rather than times, to a tenth of a millisecond.
 */
final class Latencies implements SentListener {
    private static final int MICROS_IN_STEP = 100;
    private static final double STEPS_IN_MILLI = 10;
    private static final int STEPS = 100_000;

    private record Under(long event, int sent, long slowest) {}

    private final int attending;
    private final Map<String, Under> under = new HashMap<>();
    private final long[] counts = new long[STEPS];
    private long answers;
    private long slowest;

    Latencies(int attending) {
        this.attending = attending;
    }

    @Override
    public synchronized void sent(String table, long event, long micros) {
        Under before = under.get(table);
        Under now =
                before == null || before.event != event
                        ? new Under(event, 1, micros)
                        : new Under(event, before.sent + 1, Math.max(before.slowest, micros));
        if (now.sent < attending) {
            under.put(table, now);
        } else {
            under.remove(table);
            answers++;
            slowest = Math.max(slowest, now.slowest);
            counts[(int) Math.min(STEPS - 1, now.slowest / MICROS_IN_STEP)]++;
        }
    }

    /** Forgets what was counted so far. */
    synchronized void begin() {
        Arrays.fill(counts, 0);
        answers = 0;
        slowest = 0;
    }

    /** The number of milliseconds within which this share of all answers was sent. */
    synchronized double within(double part) {
        long wanted = (long) Math.ceil(part * answers);
        long seen = 0;
        for (int i = 0; i < STEPS; i++) {
            seen += counts[i];
            if (seen >= wanted && seen > 0) {
                return (i + 1) / STEPS_IN_MILLI;
            }
        }
        return 0;
    }

    synchronized double slowest() {
        return slowest / (MICROS_IN_STEP * STEPS_IN_MILLI);
    }

    synchronized long answers() {
        return answers;
    }
}
