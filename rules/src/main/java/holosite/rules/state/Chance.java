package holosite.rules.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The game's source of chance: a number that advances to the next, the same on every machine. */
public final class Chance {
    private Chance() {}

    static long next(long now) {
        return now + 0x9E3779B97F4A7C15L;
    }

    /** A number from 0 up to a bound, out of the source as it stands (SplitMix64). */
    static int below(int bound, long now) {
        long z = now;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (int) Long.remainderUnsigned(z >>> 1, bound);
    }

    /** The same things in an order that only the seed decides. */
    public static <T> List<T> shuffled(List<T> things, long seed) {
        var order = new ArrayList<>(things);
        long now = seed;
        for (int left = order.size(); left > 1; left--) {
            now = next(now);
            Collections.swap(order, left - 1, below(left, now));
        }
        return order;
    }
}
