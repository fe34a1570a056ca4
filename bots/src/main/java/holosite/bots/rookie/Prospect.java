package holosite.bots.rookie;

import holosite.language.card.Side;
import holosite.rules.view.PlaceView;

/**
 * How matters stand at one location, seen from one side: what both sides have there, and what a
 * Force drain of each would be worth.
 */
record Prospect(
        Strength own,
        boolean present,
        Strength theirs,
        boolean theyArePresent,
        double drain,
        double theirDrain,
        double boldness) {

    /** A drain is worth its Force now and once more. */
    private static final double DRAIN = 2;

    /** What a draw of battle destiny is good for, on the average. */
    private static final double DESTINY = 3;

    private static final double ABILITY_FOR_DESTINY = 4;

    /** Power that stands up to what the opponent may bring in a turn. */
    private static final double SAFE_POWER = 5;

    /** Turns after which a game is long. */
    private static final int LONG = 60;

    static Prospect of(PlaceView place, Situation situation) {
        Side me = situation.me();
        Side them = situation.them();
        return new Prospect(
                new Strength(place.power(me), place.ability(me)),
                place.occupies(me),
                new Strength(place.power(them), place.ability(them)),
                place.occupies(them),
                Worth.orZero(place.drain(me)),
                Worth.orZero(place.drain(them)),
                boldness(situation.view().turn()));
    }

    /** A game that drags on wants to be decided: in time, worse chances are good enough. */
    private static double boldness(int turn) {
        return Math.max(0, (turn - LONG) / 10.0);
    }

    /** After something of ours comes there. */
    Prospect with(Strength more) {
        Strength sum = own.plus(more);
        return new Prospect(
                sum,
                present || more.ability() >= 1,
                theirs,
                theyArePresent,
                drain,
                theirDrain,
                boldness);
    }

    /** After something of ours has gone from there. */
    Prospect without(Strength less) {
        Strength rest =
                new Strength(
                        Math.max(0, own.power() - less.power()),
                        Math.max(0, own.ability() - less.ability()));
        return new Prospect(
                rest, rest.ability() >= 1, theirs, theyArePresent, drain, theirDrain, boldness);
    }

    boolean contested() {
        return present && theyArePresent;
    }

    /** By how much we would win a battle there, destinies included; negative: they would. */
    double edge() {
        return total(own) - total(theirs) + boldness;
    }

    private static double total(Strength side) {
        return side.power() + (side.ability() >= ABILITY_FOR_DESTINY ? DESTINY : 0);
    }

    /** What it is worth to stand so: drains to come, battles to be won or feared. */
    double worth() {
        if (present && theyArePresent) {
            return Math.clamp(edge(), -7, 7) * 0.8;
        }
        if (present) {
            double risk = drain > 0 ? Math.max(0, SAFE_POWER - own.power()) * 0.25 : 0;
            return DRAIN * drain + 0.3 - risk;
        }
        return theyArePresent ? -DRAIN * theirDrain : 0;
    }
}
