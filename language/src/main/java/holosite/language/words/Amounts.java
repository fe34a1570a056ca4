package holosite.language.words;

import holosite.language.amount.Amount;
import holosite.language.amount.Cases;
import holosite.language.amount.Count;
import holosite.language.amount.EventAmount;
import holosite.language.amount.FigureAt;
import holosite.language.amount.FigureOf;
import holosite.language.amount.HighestRaceTotal;
import holosite.language.amount.KeptNumber;
import holosite.language.amount.PileSize;
import holosite.language.amount.Remembered;
import holosite.language.card.Figure;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.condition.Condition;
import holosite.language.condition.Is;
import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import java.util.List;

/** How much: numbers that are worked out whenever they are read. */
public final class Amounts {
    private Amounts() {}

    public static Amount number(double value) {
        return Amount.of(value);
    }

    public static Amount count(Filter cards) {
        return new Count(cards);
    }

    /** The number remembered under this name. */
    public static Amount remembered(String name) {
        return new Remembered(name);
    }

    /** The destiny drawn by {@link Effects#drawDestiny()}. */
    public static Amount destiny() {
        return remembered("destiny");
    }

    /** The number of what is responded to: the destiny drawn, the Force to be lost. */
    public static Amount eventAmount() {
        return new EventAmount();
    }

    /** The number noted on the speaking card. */
    public static Amount keptNumber() {
        return new KeptNumber();
    }

    public static Amount pileSize(Who whose, Pile pile) {
        return new PileSize(whose, pile);
    }

    public static Amount figure(Figure figure, Ref of) {
        return new FigureOf(figure, of, false);
    }

    /** A player's figure at a place. */
    public static Amount figureAt(Who whose, Figure figure, Ref place) {
        return new FigureAt(whose, figure, place);
    }

    /** The highest race total of a player. */
    public static Amount raceTotal(Who whose) {
        return new HighestRaceTotal(whose);
    }

    /** A number that is another one in a special case. */
    public static Amount either(double otherwise, double better, Condition when) {
        return either(number(otherwise), number(better), when);
    }

    public static Amount either(Amount otherwise, Amount better, Condition when) {
        return new Cases(otherwise, List.of(new Cases.Case(when, better)));
    }

    /** The defense value of a weapon's target, or a number where the target is one of these. */
    public static Amount defenseValueOr(double number, Filter targets) {
        return either(
                figure(Figure.DEFENSE_VALUE, Filters.TARGET),
                number(number),
                new Is(Filters.TARGET, targets));
    }
}
