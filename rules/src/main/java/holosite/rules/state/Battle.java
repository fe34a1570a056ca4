package holosite.rules.state;

import holosite.rules.table.Table;

import java.util.Arrays;

/**
 * The battle going on. Totals exist once the power segment has made them. Arrays are indexed by
 * player and never changed: a step makes a new battle.
 */
public record Battle(
        int id,
        int location,
        int initiator,
        Segment segment,
        double[] power,
        double[] destiny,
        double[] powerDestiny,
        double[] attritionDestiny,
        double[] attrition,
        double[] damage,
        double[] attritionLeft,
        double[] damageLeft) {

    /** How far the battle has come. */
    public enum Segment {
        NONE,
        INITIATION,
        WEAPONS,
        POWER,
        DAMAGE,
        ENDING
    }

    public static final Battle NONE = fresh(0, Table.NOBODY, Table.NOBODY, Segment.NONE);

    private static Battle fresh(int id, int location, int initiator, Segment segment) {
        double nan = Double.NaN;
        return new Battle(
                id,
                location,
                initiator,
                segment,
                new double[] {0, 0},
                new double[] {nan, nan},
                new double[] {0, 0},
                new double[] {0, 0},
                new double[] {0, 0},
                new double[] {0, 0},
                new double[] {0, 0},
                new double[] {0, 0});
    }

    public static Battle at(int id, int location, int initiator) {
        return fresh(id, location, initiator, Segment.INITIATION);
    }

    public boolean isGoingOn() {
        return segment != Segment.NONE;
    }

    /** Who won, once the totals are made; nobody on a tie. */
    public int winner() {
        return segment.ordinal() < Segment.POWER.ordinal() || power[0] == power[1]
                ? Table.NOBODY
                : power[0] > power[1] ? 0 : 1;
    }

    public Battle in(Segment next) {
        return new Battle(
                id,
                location,
                initiator,
                next,
                power,
                destiny,
                powerDestiny,
                attritionDestiny,
                attrition,
                damage,
                attritionLeft,
                damageLeft);
    }

    public Battle drawn(int player, double total) {
        return new Battle(
                id,
                location,
                initiator,
                segment,
                power,
                with(destiny, player, total),
                powerDestiny,
                attritionDestiny,
                attrition,
                damage,
                attritionLeft,
                damageLeft);
    }

    public Battle drawnForPower(int player, double total) {
        return new Battle(
                id,
                location,
                initiator,
                segment,
                power,
                destiny,
                with(powerDestiny, player, total),
                attritionDestiny,
                attrition,
                damage,
                attritionLeft,
                damageLeft);
    }

    public Battle drawnForAttrition(int player, double total) {
        return new Battle(
                id,
                location,
                initiator,
                segment,
                power,
                destiny,
                powerDestiny,
                with(attritionDestiny, player, total),
                attrition,
                damage,
                attritionLeft,
                damageLeft);
    }

    public Battle totals(double[] powers, double[] attritions, double[] damages) {
        return new Battle(
                id,
                location,
                initiator,
                segment,
                powers,
                destiny,
                powerDestiny,
                attritionDestiny,
                attritions,
                damages,
                attritions,
                damages);
    }

    public Battle owing(int player, double attritionNow, double damageNow) {
        return new Battle(
                id,
                location,
                initiator,
                segment,
                power,
                destiny,
                powerDestiny,
                attritionDestiny,
                attrition,
                damage,
                with(attritionLeft, player, attritionNow),
                with(damageLeft, player, damageNow));
    }

    private static double[] with(double[] numbers, int player, double value) {
        var changed = numbers.clone();
        changed[player] = value;
        return changed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Battle that
                && id == that.id
                && location == that.location
                && initiator == that.initiator
                && segment == that.segment
                && Arrays.equals(power, that.power)
                && Arrays.equals(destiny, that.destiny)
                && Arrays.equals(powerDestiny, that.powerDestiny)
                && Arrays.equals(attritionDestiny, that.attritionDestiny)
                && Arrays.equals(attrition, that.attrition)
                && Arrays.equals(damage, that.damage)
                && Arrays.equals(attritionLeft, that.attritionLeft)
                && Arrays.equals(damageLeft, that.damageLeft);
    }

    @Override
    public int hashCode() {
        return (id * 31 + location) * 31 + segment.ordinal();
    }
}
