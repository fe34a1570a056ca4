package holosite.rules.move;

import holosite.language.ability.Modifier;
import holosite.rules.modifier.FigureListener;

/**
 * Records what texts do to a price: free stays free whatever else would be added, and a price that
 * is set is the whole price.
 */
final class CostTerms implements FigureListener {
    private boolean free;
    private boolean fixed;

    @Override
    public void base(double value) {}

    @Override
    public void change(int source, Modifier.Op op, double amount) {
        free |= op == Modifier.Op.FREE;
        fixed |= op == Modifier.Op.SET;
    }

    boolean free() {
        return free;
    }

    boolean fixed() {
        return fixed;
    }
}
