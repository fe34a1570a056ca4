package holosite.rules.notation;

/** Something in both languages. */
public record Words(String en, String fr) {
    static final Words NONE = new Words("", "");
}
