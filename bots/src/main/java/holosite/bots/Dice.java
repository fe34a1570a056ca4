package holosite.bots;

import java.util.SplittableRandom;

/** The numbers of a {@link SplittableRandom}, which cannot be copied in the middle. */
final class Dice {
    private static final long GAMMA = 0x9e3779b97f4a7c15L;

    private long state;

    Dice(long seed) {
        state = seed;
    }

    Dice copy() {
        return new Dice(state);
    }

    /** A number below this bound, each equally likely. */
    int nextInt(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("no number is below " + bound);
        }
        int number = next();
        int most = bound - 1;
        if ((bound & most) == 0) {
            return number & most;
        }
        // numbers above the last whole multiple of the bound would favor the small ones
        int positive = number >>> 1;
        number = positive % bound;
        while (positive + most - number < 0) {
            positive = next() >>> 1;
            number = positive % bound;
        }
        return number;
    }

    private int next() {
        state += GAMMA;
        long mixed = (state ^ (state >>> 33)) * 0x62a9d9ed799705f5L;
        return (int) (((mixed ^ (mixed >>> 28)) * 0xcb24d0a5c88c35b3L) >>> 32);
    }
}
