package holosite.bots.rookie;

import holosite.language.card.Side;
import holosite.rules.view.PlaceView;

/**
 * The situation at one location, seen from one side: what both sides have there, and what a Force
 * drain of each would be worth.
 */
record LocationProspect(
        Strength own,
        boolean present,
        Strength theirs,
        boolean theyArePresent,
        double drain,
        double theirDrain,
        double boldness) {

    /** A Force drain counts for this turn and the next. */
    private static final double DRAIN = 2;

    /** The average value of a battle destiny. */
    private static final double DESTINY = 3;

    private static final double ABILITY_FOR_DESTINY = 4;

    /** Power that stands up to what the opponent may bring in a turn. */
    private static final double SAFE_POWER = 5;

    /** Turns after which a game is long. */
    private static final int LONG = 60;

    static LocationProspect of(PlaceView place, Situation situation) {
        Side me = situation.me();
        Side them = situation.them();
        return new LocationProspect(
                new Strength(place.power(me), place.ability(me)),
                place.occupies(me),
                new Strength(place.power(them), place.ability(them)),
                place.occupies(them),
                CardWorth.orZero(place.drain(me)),
                CardWorth.orZero(place.drain(them)),
                boldness(situation.view().turn()));
    }

    /** In a long game the bot accepts worse and worse odds, so that it comes to an end. */
    private static double boldness(int turn) {
        return Math.max(0, (turn - LONG) / 10.0);
    }

    /** After something of ours comes there. */
    LocationProspect with(Strength more) {
        Strength sum = own.plus(more);
        return new LocationProspect(
                sum,
                present || more.ability() >= 1,
                theirs,
                theyArePresent,
                drain,
                theirDrain,
                boldness);
    }

    /** After something of ours has gone from there. */
    LocationProspect without(Strength less) {
        Strength rest =
                new Strength(
                        Math.max(0, own.power() - less.power()),
                        Math.max(0, own.ability() - less.ability()));
        return new LocationProspect(
                rest, rest.ability() >= 1, theirs, theyArePresent, drain, theirDrain, boldness);
    }

    boolean contested() {
        return present && theyArePresent;
    }

    /** By how much we would win a battle there, including destinies; negative if they would. */
    double edge() {
        return total(own) - total(theirs) + boldness;
    }

    private static double total(Strength side) {
        return side.power() + (side.ability() >= ABILITY_FOR_DESTINY ? DESTINY : 0);
    }

    /** The value of this situation: drains to come, battles to be won or feared. */
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
