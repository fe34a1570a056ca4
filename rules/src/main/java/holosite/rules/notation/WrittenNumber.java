package holosite.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Numbers in a text, within what can be meant. */
final class WrittenNumber {
    private static final int LARGEST = 999;
    private static final int MOST_DESTINIES = 60;

    private WrittenNumber() {}

    static long number(IndentedLines line, String word) {
        try {
            return Long.parseLong(word.strip());
        } catch (NumberFormatException e) {
            throw line.wrong("'%s' should be a number.", "« %s » doit être un nombre.", word);
        }
    }

    static int[] numbers(IndentedLines line, String text) {
        String[] words = text.split("[\\s,;]+");
        var numbers = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            numbers[i] = (int) number(line, words[i]);
        }
        return numbers;
    }

    /** A number as people count: turns, copies, destinies. */
    static int small(IndentedLines line, String word) {
        long number = number(line, word);
        if (number < 0 || number > LARGEST) {
            throw line.wrong(
                    "'%s' should be a number from 0 to %d.",
                    "« %s » doit être un nombre de 0 à %d.", word, LARGEST);
        }
        return (int) number;
    }

    /** Numbers, and question marks where chance decides. */
    static List<OptionalInt> destinies(IndentedLines line, String text) {
        var found = new ArrayList<OptionalInt>();
        for (String word : text.split("[\\s,;]+")) {
            found.add(word.equals("?") ? OptionalInt.empty() : OptionalInt.of(small(line, word)));
        }
        if (found.size() > MOST_DESTINIES) {
            throw line.wrong(
                    "at most %d destinies are arranged.",
                    "au plus %d destinées sont fixées.", MOST_DESTINIES);
        }
        return found;
    }
}
