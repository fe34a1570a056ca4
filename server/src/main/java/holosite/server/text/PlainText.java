package holosite.server.text;

/**
 * One line of text that somebody typed, as others may safely read it: without characters that
 * control, break a line, turn the direction of what follows, or cover other lines.
 */
public final class PlainText {
    /** Letters and signs that are drawn as nothing. */
    private static final String BLANK = "\u115f\u1160\u3164\uffa0\u2800";

    /** More accents than this on one letter would cover other lines. */
    private static final int MOST_MARKS = 4;

    private PlainText() {}

    /**
     * The text on one line: what separates words becomes single spaces, and what cannot be seen or
     * is only half a character is left out.
     */
    public static String line(String typed) {
        var line = new StringBuilder();
        boolean blank = false;
        int marks = 0;
        for (int i = 0; i < typed.length(); ) {
            int letter = typed.codePointAt(i);
            i += Character.charCount(letter);
            if (separates(letter)) {
                blank = true;
            } else if (!isHidden(letter)) {
                if (blank && !line.isEmpty()) {
                    line.append(' ');
                }
                blank = false;
                marks = isMark(letter) ? marks + 1 : 0;
                if (marks <= MOST_MARKS) {
                    line.appendCodePoint(letter);
                }
            }
        }
        return line.toString();
    }

    private static boolean separates(int letter) {
        return Character.isWhitespace(letter)
                || Character.isSpaceChar(letter)
                || letter < 0x20
                || letter == 0x85
                || BLANK.indexOf(letter) >= 0;
    }

    private static boolean isMark(int letter) {
        int type = Character.getType(letter);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }

    /** Control characters, directions, joiners alone, halves of characters, and unused ones. */
    private static boolean isHidden(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED ->
                    true;
            default -> false;
        };
    }
}
