package holosite.rules.view;

import holosite.language.card.Side;
import holosite.rules.state.Battle;
import holosite.rules.state.Sides;

/** The battle going on: where, who began it, how far it has come, and how each side stands. */
public record BattleView(
        int location, Side initiator, Battle.Segment segment, Sides<BattleSideView> sides) {

    /**
     * How a side stands: its power, its battle destiny (NaN while none is drawn), the attrition and
     * battle damage it still has to satisfy, and what both were from the beginning.
     */
    public record BattleSideView(
            double power,
            double destiny,
            double attrition,
            double damage,
            double attritionInAll,
            double damageInAll) {}

    public double power(Side side) {
        return sides.of(side).power();
    }

    /** The battle destiny of the side; not a number while none is drawn. */
    public double destiny(Side side) {
        return sides.of(side).destiny();
    }

    /** Attrition the side still has to satisfy. */
    public double attrition(Side side) {
        return sides.of(side).attrition();
    }

    /** Attrition the side had to satisfy from the beginning. */
    public double attritionInAll(Side side) {
        return sides.of(side).attritionInAll();
    }

    /** Battle damage the side had to satisfy from the beginning. */
    public double damageInAll(Side side) {
        return sides.of(side).damageInAll();
    }

    /** Battle damage the side still has to satisfy. */
    public double damage(Side side) {
        return sides.of(side).damage();
    }
}
