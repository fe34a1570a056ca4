package holosite.rules.decision;

import java.util.Arrays;
import java.util.stream.Collectors;

/** What a player answers to a decision: places in its list of choices, or a number. */
public sealed interface Answer {

    Answer PASS = new Pass();

    /** Nothing of what was offered. */
    record Pass() implements Answer {
        @Override
        public String toString() {
            return "pass";
        }
    }

    /** One of the choices, counted from 0. */
    record Choice(int index) implements Answer {
        @Override
        public String toString() {
            return Integer.toString(index);
        }
    }

    /**
     * Several cards of those offered, by their places in the list, in the order meant. Two are
     * equal if they name the same places.
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Cards(int... indices) implements Answer {

        @Override
        public boolean equals(Object other) {
            return other instanceof Cards that && Arrays.equals(indices, that.indices);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(indices);
        }

        @Override
        public String toString() {
            return Arrays.stream(indices)
                    .mapToObj(Integer::toString)
                    .collect(Collectors.joining(",", "[", "]"));
        }
    }

    /** A number. */
    record Number(int value) implements Answer {
        @Override
        public String toString() {
            return "#" + value;
        }
    }
}
