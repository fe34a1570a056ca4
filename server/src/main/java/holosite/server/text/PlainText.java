package holosite.server.text;

/**
 * One line of text that somebody typed, as others may safely read it: without characters that
 * control, break a line, or turn the direction of what follows.
 */
public final class PlainText {
    private PlainText() {}

    /**
     * The text on one line: what separates words becomes single spaces, and what cannot be seen or
     * is only half a character is left out.
     */
    public static String line(String typed) {
        var line = new StringBuilder();
        boolean blank = false;
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
                line.appendCodePoint(letter);
            }
        }
        return line.toString();
    }

    private static boolean separates(int letter) {
        return Character.isWhitespace(letter)
                || Character.isSpaceChar(letter)
                || letter < 0x20
                || letter == 0x85;
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
