package holosite.rules.notation;

import java.util.List;

/**
 * The lines of a text that somebody sent. Each is short and has single spaces only, so that no
 * pattern can be made to search it for long.
 */
final class ForeignLines {
    /** More than the longest line of any deck. */
    static final int LONGEST = 300;

    private ForeignLines() {}

    /**
     * The lines, the first one first.
     *
     * @throws MalformedText naming a line that is too long
     */
    static List<String> of(String text) {
        List<String> lines = text.lines().map(ForeignLines::single).toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).length() > LONGEST) {
                throw new MalformedText(
                        i + 1, "this line has more than " + LONGEST + " characters.");
            }
        }
        return lines;
    }

    /** A line without blanks at its ends, and with single ones within. */
    private static String single(String line) {
        var single = new StringBuilder();
        boolean blank = false;
        for (int i = 0; i < line.length(); i++) {
            char letter = line.charAt(i);
            if (Character.isWhitespace(letter)) {
                blank = true;
            } else {
                if (blank && !single.isEmpty()) {
                    single.append(' ');
                }
                blank = false;
                single.append(letter);
                if (single.length() > LONGEST) {
                    break;
                }
            }
        }
        return single.toString();
    }
}
