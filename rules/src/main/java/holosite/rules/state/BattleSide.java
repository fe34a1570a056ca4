package holosite.rules.state;

/**
 * What one player has in a battle and what he owes. {@code destiny} is his battle destiny, NaN
 * while none is drawn; what is left of attrition and battle damage is still to be satisfied.
 */
public record BattleSide(
        double power,
        double destiny,
        double powerDestiny,
        double attritionDestiny,
        double attrition,
        double damage,
        double attritionLeft,
        double damageLeft) {

    public static final BattleSide EMPTY = new BattleSide(0, Double.NaN, 0, 0, 0, 0, 0, 0);

    public BattleSide drawn(double total) {
        return new BattleSide(
                power,
                total,
                powerDestiny,
                attritionDestiny,
                attrition,
                damage,
                attritionLeft,
                damageLeft);
    }

    public BattleSide drawnForPower(double total) {
        return new BattleSide(
                power,
                destiny,
                total,
                attritionDestiny,
                attrition,
                damage,
                attritionLeft,
                damageLeft);
    }

    public BattleSide drawnForAttrition(double total) {
        return new BattleSide(
                power, destiny, powerDestiny, total, attrition, damage, attritionLeft, damageLeft);
    }

    /** With the totals, of which nothing is satisfied yet. */
    public BattleSide totals(double powerTotal, double attritionTotal, double damageTotal) {
        return new BattleSide(
                powerTotal,
                destiny,
                powerDestiny,
                attritionDestiny,
                attritionTotal,
                damageTotal,
                attritionTotal,
                damageTotal);
    }

    public BattleSide owing(double attritionNow, double damageNow) {
        return new BattleSide(
                power,
                destiny,
                powerDestiny,
                attritionDestiny,
                attrition,
                damage,
                attritionNow,
                damageNow);
    }
}
