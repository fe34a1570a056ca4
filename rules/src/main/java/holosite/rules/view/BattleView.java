package holosite.rules.view;

import holosite.language.card.Side;
import holosite.rules.battle.Battle;

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
        double lightDamage) {

    public double power(Side side) {
        return side == Side.DARK ? darkPower : lightPower;
    }

    /** Attrition the side still has to satisfy. */
    public double attrition(Side side) {
        return side == Side.DARK ? darkAttrition : lightAttrition;
    }

    /** Battle damage the side still has to satisfy. */
    public double damage(Side side) {
        return side == Side.DARK ? darkDamage : lightDamage;
    }
}
