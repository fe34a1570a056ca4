package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.card.Figure;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import java.util.List;

/**
 * A change of a figure. {@code of} is the card the figure belongs to: the character whose power it
 * is, the location of a Force drain, the weapon that fires. {@code whose} narrows a figure of a
 * place to a player. {@code toward} is where a card deploys or moves to, or what a weapon aims at.
 */
public record Modifier(
        Figure figure,
        Op op,
        Amount amount,
        Filter of,
        Who whose,
        Filter toward,
        boolean cumulative) {
    public Modifier {
        Refuse.when(op == Op.ADD && isFixed(amount, 0), "adding 0 changes no figure");
        Refuse.when(op == Op.TIMES && isFixed(amount, 1), "times 1 changes no figure");
        Refuse.when(cumulative && op != Op.ADD, "only what is added accumulates");
    }

    private static boolean isFixed(Amount amount, double number) {
        return amount instanceof Fixed(double value) && value == number;
    }

    /** What happens to the figure. */
    public enum Op {
        /** Takes the place of a printed number: the text gives the figure its first value. */
        BASE,
        ADD,
        /** Becomes this number, and nothing changes it further. */
        SET,
        TIMES,
        AT_MOST,
        AT_LEAST,
        /** A cost is waived. */
        FREE
    }

    public static Modifier add(Figure figure, Amount amount, Filter of) {
        return new Modifier(figure, Op.ADD, amount, of, Who.EITHER, new Everything(), false);
    }

    public static Modifier set(Figure figure, Amount amount, Filter of) {
        return new Modifier(figure, Op.SET, amount, of, Who.EITHER, new Everything(), false);
    }

    public static Modifier base(Figure figure, Amount amount, Filter of) {
        return new Modifier(figure, Op.BASE, amount, of, Who.EITHER, new Everything(), false);
    }

    public static Modifier times(Figure figure, Amount amount, Filter of) {
        return new Modifier(figure, Op.TIMES, amount, of, Who.EITHER, new Everything(), false);
    }

    public static Modifier atMost(Figure figure, Amount amount, Filter of) {
        return new Modifier(figure, Op.AT_MOST, amount, of, Who.EITHER, new Everything(), false);
    }

    public Modifier of(Filter cards) {
        return new Modifier(figure, op, amount, cards, whose, toward, cumulative);
    }

    public Modifier whose(Who who) {
        return new Modifier(figure, op, amount, of, who, toward, cumulative);
    }

    public Modifier toward(Filter place) {
        return new Modifier(figure, op, amount, of, whose, place, cumulative);
    }

    /** Several cards of one title each count. */
    public Modifier cumulatively() {
        return new Modifier(figure, op, amount, of, whose, toward, true);
    }

    public Clause say(Prose p) {
        return say(p, List.of(figure));
    }

    /** The same change of several figures: "your Jawas have power and forfeit +1". */
    public Clause say(Prose p, List<Figure> figures) {
        return new ModifierPhrase(this, p).told(figures);
    }

    /** The change as something done now that lasts for a while. */
    public Statement doing(Prose p, String lasting) {
        return new ModifierPhrase(this, p).done(lasting);
    }
}
