package holosite.rules.kit;

/** Why something cannot be laid out, and what to do about it, in both languages. */
public record Reason(String en, String fr) {

    /** The sentences with values for {@code %s}. */
    @SuppressWarnings("AnnotateFormatMethod") // two sentences for the same values
    public static Reason of(String en, String fr, Object... values) {
        return new Reason(en.formatted(values), fr.formatted(values));
    }

    /** What an exception says that knows one language only. */
    static Reason of(IllegalArgumentException e) {
        String message = String.valueOf(e.getMessage());
        return e instanceof WrongPosition wrong ? wrong.reason() : new Reason(message, message);
    }
}
