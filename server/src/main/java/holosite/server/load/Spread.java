package holosite.server.load;

import java.util.Map;
import java.util.TreeMap;

/**
 * How often answers took how long. It keeps counts rather than times, to a tenth of a millisecond.
 */
final class Spread {
    private static final int MICROS_IN_STEP = 100;
    private static final double STEPS_IN_MILLI = 10;
    private static final int LAST_STEP = 100_000;

    private final TreeMap<Integer, Long> counts = new TreeMap<>();

    void add(long micros) {
        counts.merge((int) Math.min(LAST_STEP, micros / MICROS_IN_STEP), 1L, Long::sum);
    }

    /** Adds what another one has counted. */
    void add(Map<Integer, Long> others) {
        others.forEach((step, count) -> counts.merge(step, count, Long::sum));
    }

    void clear() {
        counts.clear();
    }

    /** How often each tenth of a millisecond came up. */
    Map<Integer, Long> counts() {
        return Map.copyOf(counts);
    }

    long answers() {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    /** The number of milliseconds within which this share of all answers was sent. */
    double within(double part) {
        long wanted = (long) Math.ceil(part * answers());
        long seen = 0;
        for (Map.Entry<Integer, Long> step : counts.entrySet()) {
            seen += step.getValue();
            if (seen >= wanted) {
                return (step.getKey() + 1) / STEPS_IN_MILLI;
            }
        }
        return 0;
    }

    /** The number of milliseconds within which every answer was sent. */
    double slowest() {
        return within(1);
    }
}
