package holosite.language.amount;

/** Half a number. */
public record Half(Amount amount, Rounding rounding) implements Amount {

    /** What becomes of a fraction. */
    public enum Rounding {
        UP,
        DOWN,
        KEPT
    }
}
