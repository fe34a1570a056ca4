package holosite.rules.state;

/** The game's source of chance: a number that advances to the next, the same on every machine. */
final class Chance {
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
}
