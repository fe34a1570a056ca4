package holosite.app.input;

import java.text.Normalizer;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Finds titles the way people type them, ignoring capitals, accents, dots and punctuation. */
public final class TitleSearch {
    private static final Pattern MARKS = Pattern.compile("\\p{M}");
    private static final Pattern APOSTROPHES = Pattern.compile("['’]");
    private static final Pattern OTHER = Pattern.compile("[^\\p{L}\\p{N}]+");

    private final List<String> titles;

    public TitleSearch(List<String> titles) {
        this.titles = List.copyOf(titles);
    }

    /**
     * The title that is the same apart from such details, or else every title that contains all the
     * words.
     */
    public List<String> find(String wanted) {
        String plain = plain(wanted);
        var same = titles.stream().filter(title -> plain(title).equals(plain)).toList();
        if (!same.isEmpty() || plain.isEmpty()) {
            return same;
        }
        var words = List.of(plain.split(" "));
        return titles.stream().filter(title -> holds(plain(title), words)).sorted().toList();
    }

    private static boolean holds(String title, List<String> words) {
        var parts = List.of(title.split(" "));
        return words.stream()
                .allMatch(word -> parts.stream().anyMatch(part -> part.startsWith(word)));
    }

    /** The titles that differ in the fewest letters, best first; none that needs another word. */
    public List<String> nearest(String wanted, int most) {
        String plain = plain(wanted);
        int far = plain.length() / 2 + 1;
        return titles.stream()
                .filter(title -> distance(plain, title) <= far)
                .sorted(
                        Comparator.<String>comparingInt(t -> distance(plain, t))
                                .thenComparing(Comparator.naturalOrder()))
                .limit(most)
                .toList();
    }

    /** A misspelt word of a long title counts like a misspelt title. */
    private static int distance(String wanted, String title) {
        String whole = plain(title);
        int best = changes(wanted, whole);
        for (String part : whole.split(" ")) {
            if (part.length() > 2) {
                best = Math.min(best, changes(wanted, part) + 1);
            }
        }
        return best;
    }

    private static int changes(String from, String to) {
        int[] before = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            before[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int[] now = new int[to.length() + 1];
            now[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int change = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
                now[j] = Math.min(before[j - 1] + change, Math.min(before[j], now[j - 1]) + 1);
            }
            before = now;
        }
        return before[to.length()];
    }

    private static String plain(String text) {
        String letters =
                MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).replaceAll("");
        String joined = APOSTROPHES.matcher(letters.toLowerCase(Locale.ROOT)).replaceAll("");
        return OTHER.matcher(joined).replaceAll(" ").strip();
    }
}
