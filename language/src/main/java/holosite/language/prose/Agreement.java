package holosite.language.prose;

/** What verbs, adjectives and participles agree with. */
public record Agreement(Gender gender, boolean plural) {

    public static final Agreement MASCULINE = new Agreement(Gender.MASCULINE, false);
    public static final Agreement FEMININE = new Agreement(Gender.FEMININE, false);

    public boolean feminine() {
        return gender == Gender.FEMININE;
    }

    public Agreement many() {
        return new Agreement(gender, true);
    }

    public Agreement one() {
        return new Agreement(gender, false);
    }

    /** The agreement of a list: masculine as soon as one member is. */
    public Agreement with(Agreement other) {
        return new Agreement(
                feminine() && other.feminine() ? Gender.FEMININE : Gender.MASCULINE, plural);
    }
}
