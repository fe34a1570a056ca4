package holosite.rules.text;

import holosite.language.card.Side;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.state.Receiver;
import holosite.rules.state.SlotValues;
import holosite.rules.table.Table;

/**
 * A card's program being carried out: which, how far, for whom, and what was chosen, drawn and
 * counted on the way. Continuing makes a new frame.
 */
public record Frame(
        Program program, int at, int source, Side player, SlotValues slots, Occasion event, int id)
        implements Receiver {

    public static Frame begin(Program program, int source, Side player, Occasion event, int id) {
        return begin(program, Context.of(source, player, event), id);
    }

    /** Begins with what a text put into force for a while has known since. */
    public static Frame begin(Program program, Context context, int id) {
        var slots = program.slots(context.slots());
        return new Frame(program, 0, context.it(), context.player(), slots, context.event(), id);
    }

    public static final int[] NONE = {};

    @Override
    public void run(GameState game) {
        if (at < program.length()) {
            program.op(at).run(game, this);
        }
    }

    /** From where the program's text is read now. */
    public Context context() {
        return new Context(source, player, slots, event, Table.NOBODY, Table.NOBODY);
    }

    public Frame next() {
        return jump(at + 1);
    }

    public Frame jump(int to) {
        return new Frame(program, to, source, player, slots, event, id);
    }

    private Frame with(SlotValues values) {
        return new Frame(program, at, source, player, values, event, id);
    }

    public Frame withCards(int slot, int... chosen) {
        return with(slots.with(slot, chosen));
    }

    public Frame withNumber(int slot, double number) {
        return with(slots.with(slot, number));
    }

    @Override
    public Frame received(int slot, double number) {
        return withNumber(slot, number);
    }

    @Override
    public Frame received(int slot, int... chosen) {
        return withCards(slot, chosen);
    }

    public int[] cards(int slot) {
        return slots.cards(slot);
    }

    public double number(int slot) {
        return slots.number(slot);
    }

    /** The one card in a slot, or nobody. */
    public int card(int slot) {
        int[] cards = slots.cards(slot);
        return cards.length == 0 ? -1 : cards[0];
    }
}
