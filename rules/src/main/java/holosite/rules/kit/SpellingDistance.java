package holosite.rules.kit;

import java.util.List;
import java.util.stream.Collectors;

/** How much two spellings differ. */
public final class SpellingDistance {
    private SpellingDistance() {}

    /**
     * The least number of letters to add, drop or exchange, as far as that is at most so many; one
     * more than that otherwise. A spelling that is the beginning or a word of the other counts as
     * near.
     */
    static int distance(String wanted, String title, int most) {
        if (wanted.length() > 3 && title.contains(wanted)) {
            return Math.min(1, most + 1);
        }
        if (Math.abs(wanted.length() - title.length()) > most) {
            return most + 1;
        }
        var above = new int[title.length() + 1];
        for (int j = 0; j < above.length; j++) {
            above[j] = j;
        }
        var row = new int[above.length];
        for (int i = 1; i <= wanted.length(); i++) {
            row[0] = i;
            int least = i;
            for (int j = 1; j < row.length; j++) {
                int change = wanted.charAt(i - 1) == title.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(above[j - 1] + change, Math.min(above[j], row[j - 1]) + 1);
                least = Math.min(least, row[j]);
            }
            if (least > most) {
                return most + 1;
            }
            int[] spare = above;
            above = row;
            row = spare;
        }
        return Math.min(above[title.length()], most + 1);
    }

    /** The sentence that suggests titles instead of an unknown one; empty if there are none. */
    public static String didYouMean(List<String> titles) {
        return titles.isEmpty()
                ? ""
                : titles.stream()
                        .map(title -> "'" + title + "'")
                        .collect(Collectors.joining(" or ", " Did you mean ", "?"));
    }
}
