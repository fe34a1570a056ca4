package holosite.language.words;

import static holosite.language.words.Amounts.number;

import holosite.language.ability.Modifier;
import holosite.language.amount.Amount;
import holosite.language.card.Figure;
import holosite.language.card.Who;
import holosite.language.filter.Filter;

/** How a figure is changed. */
public final class Modifiers {
    private Modifiers() {}

    public static Modifier add(Figure figure, double number, Filter to) {
        return Modifier.add(figure, number(number), to);
    }

    public static Modifier add(Figure figure, Amount number, Filter to) {
        return Modifier.add(figure, number, to);
    }

    public static Modifier set(Figure figure, double number, Filter of) {
        return Modifier.set(figure, number(number), of);
    }

    public static Modifier set(Figure figure, Amount number, Filter of) {
        return Modifier.set(figure, number, of);
    }

    /** The figure that a card without a printed one starts from. */
    public static Modifier base(Figure figure, double number, Filter of) {
        return Modifier.base(figure, number(number), of);
    }

    public static Modifier base(Figure figure, Amount number, Filter of) {
        return Modifier.base(figure, number, of);
    }

    public static Modifier times(Figure figure, double factor, Filter of) {
        return Modifier.times(figure, number(factor), of);
    }

    public static Modifier atMost(Figure figure, double cap, Filter of) {
        return Modifier.atMost(figure, number(cap), of);
    }

    public static Modifier atMost(Figure figure, Amount cap, Filter of) {
        return Modifier.atMost(figure, cap, of);
    }

    public static Modifier free(Figure cost, Filter of) {
        return new Modifier(
                cost, Modifier.Op.FREE, number(0), of, Who.EITHER, Filters.ANYTHING, false);
    }

    /** Your figure at a place changes: Force drain, total power, battle destinies. */
    public static Modifier yours(Figure figure, double number, Filter where) {
        return add(figure, number, where).whose(Who.YOU);
    }

    public static Modifier yours(Figure figure, Amount number, Filter where) {
        return add(figure, number, where).whose(Who.YOU);
    }

    public static Modifier opponents(Figure figure, double number, Filter where) {
        return add(figure, number, where).whose(Who.OPPONENT);
    }

    public static Modifier opponents(Figure figure, Amount number, Filter where) {
        return add(figure, number, where).whose(Who.OPPONENT);
    }
}
