package holosite.language.amount;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;
import java.util.List;

/**
 * A number as a card states it. A number that does not exist (a failed draw) is NaN and stays so.
 */
public sealed interface Amount
        permits Fixed,
                Count,
                FigureOf,
                FigureAt,
                TotalOf,
                HighestOf,
                HighestPilotAbility,
                ForceIcons,
                PileSize,
                LifeForceLeft,
                ForceGenerated,
                TheirForceUsed,
                ForceDrained,
                LocationsDeployed,
                Remembered,
                EventAmount,
                KeptNumber,
                BattleTotal,
                BattleDestiniesDrawn,
                ParsecsBetween,
                Sum,
                Product,
                Difference,
                Half,
                SquareRoot,
                AddedToTotal,
                TotalToCross,
                HighestRaceTotal,
                SharedRaceTotal,
                BattleDamageLeft,
                DeployCostOn,
                AtMost,
                AtLeast,
                Cases {

    /**
     * Refuses a fixed number below a bound: what is lost, used or drawn is never less than that.
     */
    static void refuseBelow(double least, Amount amount, String why) {
        Refuse.when(amount instanceof Fixed(double n) && n < least, why);
    }

    /** Refuses a choice of at least so many that is more than at most so many. */
    static void refuseDisorder(Amount least, Amount most) {
        refuseBelow(0, least, "nobody chooses fewer than none");
        refuseBelow(0, most, "nobody chooses fewer than none");
        Refuse.when(
                least instanceof Fixed(double low)
                        && most instanceof Fixed(double high)
                        && low > high,
                "at least %s is more than at most %s",
                least,
                most);
    }

    static Amount of(double value) {
        return new Fixed(value);
    }

    default Amount plus(Amount other) {
        return new Sum(List.of(this, other));
    }

    default Amount plus(double other) {
        return plus(of(other));
    }

    default Amount minus(Amount other) {
        return new Difference(this, other);
    }

    default Amount times(double factor) {
        return new Product(of(factor), this);
    }

    default Amount atMost(double cap) {
        return new AtMost(this, of(cap));
    }

    default Amount atLeast(double floor) {
        return new AtLeast(this, of(floor));
    }

    /** The number as a noun: "3", "the number of your droids here". */
    String say(Prose p);

    /** Whether it is a sum or difference, which a factor or "half of" before it would split. */
    default boolean additive() {
        return false;
    }

    /** Whether what is added after it would be read as part of it: "half of 3 + 1". */
    default boolean open() {
        return false;
    }

    /** The number as one term of a sum. */
    default String term(Prose p) {
        return open() ? "(" + say(p) + ")" : say(p);
    }

    /** The number as one factor, in brackets where it would otherwise be split. */
    default String factor(Prose p) {
        return open() || additive() ? "(" + say(p) + ")" : say(p);
    }

    /** The number with the words around it; {@code signed} when it is a change. */
    default Quantity quantity(Prose p, boolean signed) {
        return Quantity.unknown(p, say(p));
    }
}
