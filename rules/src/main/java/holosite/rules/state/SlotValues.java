package holosite.rules.state;

import java.util.Arrays;

/**
 * What an action's slots hold: the cards chosen and the numbers drawn, chosen or counted so far. A
 * value: the arrays inside never change and are compared by what they hold.
 */
@SuppressWarnings("ArrayRecordComponent")
public record SlotValues(int[][] cards, double[] numbers) {
    private static final int[] NO_CARDS = {};

    public static final SlotValues NONE = new SlotValues(new int[0][], new double[0]);

    /** These values in so many slots; the rest of the slots holds nothing yet. */
    public SlotValues in(int cardSlots, int numberSlots) {
        if (cards.length == cardSlots && numbers.length == numberSlots) {
            return this;
        }
        int known = Math.min(cardSlots, cards.length);
        var allCards = Arrays.copyOf(cards, cardSlots);
        Arrays.fill(allCards, known, cardSlots, NO_CARDS);
        int counted = Math.min(numberSlots, numbers.length);
        var allNumbers = Arrays.copyOf(numbers, numberSlots);
        Arrays.fill(allNumbers, counted, numberSlots, Double.NaN);
        return new SlotValues(allCards, allNumbers);
    }

    /** Whether there are no slots at all. */
    public boolean isEmpty() {
        return cards.length == 0 && numbers.length == 0;
    }

    /** The cards in a slot; none where there is no such slot. */
    public int[] cards(int slot) {
        return slot < cards.length ? cards[slot] : NO_CARDS;
    }

    /** The number in a slot; not a number (NaN) where there is no such slot. */
    public double number(int slot) {
        return slot < numbers.length ? numbers[slot] : Double.NaN;
    }

    public SlotValues with(int slot, int... chosen) {
        var more = cards.clone();
        more[slot] = chosen;
        return new SlotValues(more, numbers);
    }

    public SlotValues with(int slot, double number) {
        var more = numbers.clone();
        more[slot] = number;
        return new SlotValues(cards, more);
    }

    /** The same with one card replaced by another wherever it occurs. */
    public SlotValues replacing(int from, int to) {
        var replaced = new int[cards.length][];
        for (int slot = 0; slot < replaced.length; slot++) {
            replaced[slot] = Arrays.stream(cards[slot]).map(c -> c == from ? to : c).toArray();
        }
        return new SlotValues(replaced, numbers);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SlotValues that
                && Arrays.deepEquals(cards, that.cards)
                && Arrays.equals(numbers, that.numbers);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(cards) * 31 + Arrays.hashCode(numbers);
    }

    @Override
    public String toString() {
        return Arrays.deepToString(cards) + Arrays.toString(numbers);
    }
}
