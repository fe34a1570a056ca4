package holosite.rules.table;

import java.util.Arrays;

/**
 * Some cards, by their numbers, as a value: a step that waits for a choice among them is equal to
 * another that waits for the same. The array inside never changes.
 */
@SuppressWarnings("ArrayRecordComponent")
public record Cards(int... numbers) {
    public static final Cards NONE = new Cards();

    public int count() {
        return numbers.length;
    }

    public boolean contains(int card) {
        return indexOf(card) >= 0;
    }

    /** The place of a card among them, or -1. */
    public int indexOf(int card) {
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] == card) {
                return i;
            }
        }
        return -1;
    }

    public int first() {
        return numbers[0];
    }

    /** The card at this place among them. */
    public int number(int index) {
        return numbers[index];
    }

    /** These cards and some more. */
    public Cards with(int... more) {
        var all = Arrays.copyOf(numbers, numbers.length + more.length);
        System.arraycopy(more, 0, all, numbers.length, more.length);
        return new Cards(all);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cards that && Arrays.equals(numbers, that.numbers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(numbers);
    }

    @Override
    public String toString() {
        return Arrays.toString(numbers);
    }
}
