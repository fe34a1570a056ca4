package holosite.rules.decision;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An answer by its place among what is offered, counted from 0: so it is given by whoever sees only
 * the question, and so files and messages keep it. It is written {@code pass}, {@code 3}, {@code
 * [0,2]} for several cards, {@code =4} for a number.
 */
public sealed interface AnswerCode {

    AnswerCode PASS = new Pass();

    /** What separates the places of several cards. */
    Pattern BETWEEN = Pattern.compile("\\s*,\\s*");

    /** Nothing of what is offered. */
    record Pass() implements AnswerCode {
        @Override
        public String toString() {
            return "pass";
        }
    }

    /** The act or the option at this place. */
    record Choice(int place) implements AnswerCode {
        private static final Choice[] FIRST = new Choice[64];

        static {
            Arrays.setAll(FIRST, Choice::new);
        }

        @Override
        public String toString() {
            return Integer.toString(place);
        }
    }

    /**
     * The cards at these places, in the order meant, or the one target. Two are equal if they name
     * the same places.
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Cards(int... places) implements AnswerCode {

        @Override
        public boolean equals(Object other) {
            return other instanceof Cards that && Arrays.equals(places, that.places);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(places);
        }

        @Override
        public String toString() {
            return Arrays.stream(places)
                    .mapToObj(Integer::toString)
                    .collect(Collectors.joining(",", "[", "]"));
        }
    }

    /** A number. */
    record Number(int value) implements AnswerCode {
        @Override
        public String toString() {
            return "=" + value;
        }
    }

    /** The act or the option at this place; the first ones are made once. */
    static AnswerCode choice(int place) {
        return place >= 0 && place < Choice.FIRST.length ? Choice.FIRST[place] : new Choice(place);
    }

    /** The answer that is written so, if it is one. */
    static Optional<AnswerCode> read(String text) {
        if (text.equalsIgnoreCase("pass")) {
            return Optional.of(PASS);
        }
        if (text.matches("\\d{1,5}")) {
            return Optional.of(choice(Integer.parseInt(text)));
        }
        if (text.matches("=-?\\d{1,5}")) {
            return Optional.of(new Number(Integer.parseInt(text.substring(1))));
        }
        if (text.matches("\\[\\s*(\\d{1,5}(\\s*,\\s*\\d{1,5})*)?\\s*]")) {
            String inside = text.substring(1, text.length() - 1).strip();
            return Optional.of(
                    new Cards(
                            inside.isEmpty()
                                    ? new int[0]
                                    : BETWEEN.splitAsStream(inside)
                                            .mapToInt(Integer::parseInt)
                                            .toArray()));
        }
        return Optional.empty();
    }
}
