package holosite.rules.view;

import holosite.language.card.Side;
import holosite.rules.state.Battle;

/** The battle going on: numbers are indexed by side, destinies not drawn are NaN. */
public record BattleView(
        int location,
        Side initiator,
        Battle.Segment segment,
        double darkPower,
        double lightPower,
        double darkDestiny,
        double lightDestiny,
        double darkAttrition,
        double lightAttrition,
        double darkDamage,
        double lightDamage,
        double darkAttritionInAll,
        double lightAttritionInAll,
        double darkDamageInAll,
        double lightDamageInAll) {

    public double power(Side side) {
        return side == Side.DARK ? darkPower : lightPower;
    }

    /** Attrition the side still has to satisfy. */
    public double attrition(Side side) {
        return side == Side.DARK ? darkAttrition : lightAttrition;
    }

    /** Attrition the side had to satisfy from the beginning. */
    public double attritionInAll(Side side) {
        return side == Side.DARK ? darkAttritionInAll : lightAttritionInAll;
    }

    /** Battle damage the side had to satisfy from the beginning. */
    public double damageInAll(Side side) {
        return side == Side.DARK ? darkDamageInAll : lightDamageInAll;
    }

    /** Battle damage the side still has to satisfy. */
    public double damage(Side side) {
        return side == Side.DARK ? darkDamage : lightDamage;
    }
}
