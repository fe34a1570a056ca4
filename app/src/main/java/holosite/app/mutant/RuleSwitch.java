package holosite.app.mutant;

import java.util.Arrays;
import java.util.BitSet;

/**
 * What changed rules ask at every condition and number: whether this is the one that is changed
 * now. Each {@link MutatedRules} loads a copy of its own, so that several can work side by side.
 */
public final class RuleSwitch implements MutantControl {
    static final int SITES = 1 << 16;

    private static final int NOTHING = -1;

    private static final boolean[] REACHED = new boolean[SITES];
    private static int changed = NOTHING;
    private static long patience = Long.MAX_VALUE;
    private static long asked;

    /** For {@link MutatedRules}, which loads this class by its name. */
    public RuleSwitch() {}

    /** A condition, or its opposite. */
    public static boolean branch(boolean holds, int site) {
        REACHED[site] = true;
        count();
        return (site == changed) != holds;
    }

    /** A number, or the next. */
    public static int number(int number, int site) {
        REACHED[site] = true;
        return site == changed ? number + 1 : number;
    }

    /** A number, or the next. */
    public static double number(double number, int site) {
        REACHED[site] = true;
        return site == changed ? number + 1 : number;
    }

    private static void count() {
        if (++asked > patience) {
            throw new EndlessRule();
        }
    }

    @Override
    public void change(int site, long conditions) {
        become(site, conditions);
    }

    @Override
    public void restore() {
        become(NOTHING, Long.MAX_VALUE);
        Arrays.fill(REACHED, false);
    }

    private static void become(int site, long conditions) {
        changed = site;
        patience = conditions;
        asked = 0;
    }

    @Override
    public BitSet reached() {
        var sites = new BitSet();
        for (int site = 0; site < SITES; site++) {
            if (REACHED[site]) {
                sites.set(site);
            }
        }
        return sites;
    }

    @Override
    public long asked() {
        return asked;
    }

    /** A changed rule does not come to an end. */
    static final class EndlessRule extends Error {
        private static final long serialVersionUID = 1L;

        private EndlessRule() {
            super("A changed rule does not come to an end.", null, false, false);
        }
    }
}
