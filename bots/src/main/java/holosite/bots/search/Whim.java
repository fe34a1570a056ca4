package holosite.bots.search;

import java.util.Arrays;

/**
 * What is left to chance when an imagined game is played on. It depends on the turn and on what it
 * is about, not on what was asked before: two games that differ in one answer differ in what
 * follows from it and in nothing else, so that a few of them tell the answers apart.
 */
final class Whim {
    private static final long GAMMA = 0x9e3779b97f4a7c15L;
    private static final double UNIT = 0x1.0p-53;

    private final long seed;
    private int turn = -1;
    private long[] done = new long[8];
    private int count;

    Whim(long seed) {
        this.seed = seed;
    }

    /** A number from 0 up to 1, the same for the same thing in the same turn. */
    double of(int inTurn, long about) {
        long mixed = seed + GAMMA * (about * 1_009 + inTurn);
        mixed = (mixed ^ (mixed >>> 30)) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
        return ((mixed ^ (mixed >>> 31)) >>> 11) * UNIT;
    }

    /** Notes that this was done; how often it was done in this turn before. */
    int noteDone(int inTurn, long about) {
        int times = timesDone(inTurn, about);
        if (count == done.length) {
            done = Arrays.copyOf(done, 2 * count);
        }
        done[count++] = about;
        return times;
    }

    /** How often this was done in this turn. */
    int timesDone(int inTurn, long about) {
        if (turn != inTurn) {
            turn = inTurn;
            count = 0;
        }
        int times = 0;
        for (int i = 0; i < count; i++) {
            times += done[i] == about ? 1 : 0;
        }
        return times;
    }
}
