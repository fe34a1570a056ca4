package holosite.rules.text;

import holosite.language.card.Side;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Receiver;

import java.util.Arrays;

/**
 * A card's program being carried out: which, how far, for whom, and what was chosen, drawn and
 * counted on the way. Moving on makes a new frame.
 */
public record Frame(
        Program program,
        int at,
        int source,
        Side player,
        int[][] cards,
        double[] numbers,
        Happening event,
        int id)
        implements Receiver {

    public static Frame begin(Program program, int source, Side player, Happening event, int id) {
        var cards = new int[program.cardSlots()][];
        Arrays.fill(cards, NONE);
        var numbers = new double[program.numberSlots()];
        Arrays.fill(numbers, Double.NaN);
        return new Frame(program, 0, source, player, cards, numbers, event, id);
    }

    public static final int[] NONE = {};

    @Override
    public void run(GameState game) {
        if (at < program.length()) {
            program.op(at).run(game, this);
        }
    }

    public Frame next() {
        return jump(at + 1);
    }

    public Frame jump(int to) {
        return new Frame(program, to, source, player, cards, numbers, event, id);
    }

    public Frame withCards(int slot, int... chosen) {
        var more = cards.clone();
        more[slot] = chosen;
        return new Frame(program, at, source, player, more, numbers, event, id);
    }

    public Frame withNumber(int slot, double number) {
        var more = numbers.clone();
        more[slot] = number;
        return new Frame(program, at, source, player, cards, more, event, id);
    }

    @Override
    public Frame received(int slot, double number) {
        return withNumber(slot, number);
    }

    @Override
    public Frame received(int slot, int... chosen) {
        return withCards(slot, chosen);
    }

    /** The one card in a slot, or nobody. */
    public int card(int slot) {
        return cards[slot].length == 0 ? -1 : cards[slot][0];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Frame that
                && program.equals(that.program)
                && at == that.at
                && source == that.source
                && player == that.player
                && id == that.id
                && event.equals(that.event)
                && Arrays.deepEquals(cards, that.cards)
                && Arrays.equals(numbers, that.numbers);
    }

    @Override
    public int hashCode() {
        return ((at * 31 + source) * 31 + player.hashCode()) * 31
                + Arrays.deepHashCode(cards)
                + Arrays.hashCode(numbers);
    }
}
