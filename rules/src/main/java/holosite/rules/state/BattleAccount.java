package holosite.rules.state;

/**
 * What one player has in a battle and what he owes. {@code destiny} is his battle destiny, NaN
 * while none is drawn; what is left of attrition and battle damage is still to be satisfied.
 */
public record BattleAccount(
        double power,
        double destiny,
        double powerDestiny,
        double attritionDestiny,
        double attrition,
        double damage,
        double attritionLeft,
        double damageLeft) {

    public static final BattleAccount EMPTY = new BattleAccount(0, Double.NaN, 0, 0, 0, 0, 0, 0);

    public BattleAccount drawn(double total) {
        return new BattleAccount(
                power,
                total,
                powerDestiny,
                attritionDestiny,
                attrition,
                damage,
                attritionLeft,
                damageLeft);
    }

    public BattleAccount drawnForPower(double total) {
        return new BattleAccount(
                power,
                destiny,
                total,
                attritionDestiny,
                attrition,
                damage,
                attritionLeft,
                damageLeft);
    }

    public BattleAccount drawnForAttrition(double total) {
        return new BattleAccount(
                power, destiny, powerDestiny, total, attrition, damage, attritionLeft, damageLeft);
    }

    /** With the totals, of which nothing is satisfied yet. */
    public BattleAccount totals(double powerTotal, double attritionTotal, double damageTotal) {
        return new BattleAccount(
                powerTotal,
                destiny,
                powerDestiny,
                attritionDestiny,
                attritionTotal,
                damageTotal,
                attritionTotal,
                damageTotal);
    }

    public BattleAccount owing(double attritionNow, double damageNow) {
        return new BattleAccount(
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
