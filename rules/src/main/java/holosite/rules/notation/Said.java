package holosite.rules.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Something that is being read and said in one language or both ({@code title:}, {@code title
 * fr:}), and the line where it begins.
 */
final class Said {
    /** What follows a key where it is said in French. */
    static final String FRENCH = " fr";

    private static final Pattern WORD = Pattern.compile(".*[\\p{L}\\p{N}].*");

    private final IndentedLines line;
    private String en = "";
    private String fr = "";

    Said(IndentedLines line) {
        this.line = line;
    }

    /** Takes a line that says this in either language; false if it says something else. */
    static boolean takes(IndentedLines line, String key, Map<String, Said> said) {
        for (boolean french : new boolean[] {false, true}) {
            Optional<String> words = line.after(french ? key + FRENCH : key);
            if (words.isPresent()) {
                said.computeIfAbsent(key, k -> new Said(line)).add(words.get(), french);
                return true;
            }
        }
        return false;
    }

    IndentedLines line() {
        return line;
    }

    void add(String words, boolean french) {
        if (french) {
            fr = fr.isEmpty() ? words : fr + " " + words;
        } else {
            en = en.isEmpty() ? words : en + " " + words;
        }
    }

    /** Both languages, of so many words at most. */
    Words words(String what, int most) {
        if (en.isEmpty() || fr.isEmpty()) {
            throw line.wrong(
                    "say this in both languages: '%s:' and '%s fr:'.".formatted(what, what));
        }
        for (String one : List.of(en, fr)) {
            long count = Arrays.stream(one.split("\\s+")).filter(WORD.asMatchPredicate()).count();
            if (count > most) {
                throw line.wrong(
                        "'%s' has at most %d words, not %d: %s".formatted(what, most, count, one));
            }
        }
        return new Words(en, fr);
    }
}
