package holosite.language.prose;

/** What comes before a place or a card that something is at, goes to, or is done by. */
public enum Preposition {
    AT("at", "à"),
    OF("of", "de"),
    TO("to", "à"),
    TOWARD("to", "vers"),
    ON("on", "sur"),
    ABOARD("aboard", "à bord de"),
    FROM("from", "depuis"),
    TO_OR_FROM("to or from", "vers ou depuis"),
    BECAUSE_OF("from", "du fait de"),
    AGAINST("against", "contre"),
    BY("by", "par");

    private final String en;
    private final String fr;

    Preposition(String en, String fr) {
        this.en = en;
        this.fr = fr;
    }

    String en() {
        return en;
    }

    String fr() {
        return fr;
    }

    /** What French repeats of it before each of several; the longer ones are said once. */
    String repeated() {
        return fr.endsWith("à") ? "à" : fr.equals("de") || fr.endsWith(" de") ? "de" : "";
    }

    /** Whether "here" can replace it together with its place: not for "from here". */
    boolean allowsAdverb() {
        return this != FROM && this != TO_OR_FROM && this != BECAUSE_OF;
    }
}
