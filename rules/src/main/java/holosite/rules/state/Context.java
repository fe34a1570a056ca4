package holosite.rules.state;

import holosite.language.card.Side;
import holosite.rules.table.Table;

/**
 * From where a text is read: the card that speaks, its player, what has been chosen so far, what it
 * responds to; and for continuous effects the card affected and what that card is aimed at.
 */
public record Context(
        int it, Side player, SlotValues slots, Occasion event, int affected, int toward) {

    public static Context of(int it, Side player) {
        return of(it, player, Occasion.NONE);
    }

    public static Context of(int it, Side player, Occasion event) {
        return new Context(it, player, SlotValues.NONE, event, Table.NOBODY, Table.NOBODY);
    }

    /** A card on its way to a place, or to the card that will carry it. */
    public static Context deploying(int card, Side player, Occasion event, int to) {
        return new Context(card, player, SlotValues.NONE, event, card, to);
    }

    /** The same text, answering to something that happened. */
    public Context answering(Occasion to) {
        return new Context(it, player, slots, to, Table.NOBODY, Table.NOBODY);
    }

    public Context on(int card, int aimedAt) {
        return new Context(it, player, slots, event, card, aimedAt);
    }

    /** The same with what has been chosen so far. */
    public Context with(SlotValues chosen) {
        return new Context(it, player, chosen, event, affected, toward);
    }

    public int[] cards(int slot) {
        return slots.cards(slot);
    }

    public double number(int slot) {
        return slots.number(slot);
    }
}
