package holosite.rules.text;

import holosite.language.card.Side;
import holosite.rules.state.Happening;
import holosite.rules.table.Table;

import java.util.Arrays;

/**
 * From where a text is read: the card that speaks, its player, what has been chosen so far, what it
 * answers to; and for continuous effects the card affected and what that card is aimed at.
 */
public record Context(
        int it,
        Side player,
        int[][] cards,
        double[] numbers,
        Happening event,
        int affected,
        int toward) {

    private static final int[][] NO_CARDS = {};
    private static final double[] NO_NUMBERS = {};

    public static Context of(int it, Side player) {
        return new Context(
                it, player, NO_CARDS, NO_NUMBERS, Happening.NOTHING, Table.NOBODY, Table.NOBODY);
    }

    public static Context of(int it, Side player, Happening event) {
        return new Context(it, player, NO_CARDS, NO_NUMBERS, event, Table.NOBODY, Table.NOBODY);
    }

    /** A card on its way to a place, or to the card that will carry it. */
    public static Context deploying(int card, Side player, Happening event, int to) {
        return new Context(card, player, NO_CARDS, NO_NUMBERS, event, card, to);
    }

    public static Context of(Frame frame) {
        return new Context(
                frame.source(),
                frame.player(),
                frame.cards(),
                frame.numbers(),
                frame.event(),
                Table.NOBODY,
                Table.NOBODY);
    }

    public Context on(int card, int aimedAt) {
        return new Context(it, player, cards, numbers, event, card, aimedAt);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Context that
                && it == that.it
                && player == that.player
                && affected == that.affected
                && toward == that.toward
                && event.equals(that.event)
                && Arrays.deepEquals(cards, that.cards)
                && Arrays.equals(numbers, that.numbers);
    }

    @Override
    public int hashCode() {
        return (it * 31 + player.hashCode()) * 31 + Arrays.deepHashCode(cards);
    }
}
