package holosite.rules.card;

/** Whole words in titles. */
final class TitleWords {
    private static final String SECOND = " ii";

    private TitleWords() {}

    /** Whether a title contains a word or several, whole and in this order; both in lower case. */
    static boolean has(String lowerTitle, String lowerWord) {
        int at = lowerTitle.indexOf(lowerWord);
        while (at >= 0) {
            int end = at + lowerWord.length();
            boolean starts = at == 0 || !Character.isLetterOrDigit(lowerTitle.charAt(at - 1));
            boolean ends =
                    end == lowerTitle.length()
                            || !Character.isLetterOrDigit(lowerTitle.charAt(end));
            // a name never means the second card of that name
            boolean second = end < lowerTitle.length() && lowerTitle.startsWith(SECOND, end);
            if (starts && ends && !second) {
                return true;
            }
            at = lowerTitle.indexOf(lowerWord, at + 1);
        }
        return false;
    }
}
