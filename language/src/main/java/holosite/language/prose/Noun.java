package holosite.language.prose;

/**
 * A common noun in both languages. Plurals are regular unless the word says otherwise in brackets.
 */
public record Noun(String en, String fr, Gender gender) implements Wording {

    public static final Noun CARD = f("card", "carte");
    public static final Noun CHARACTER = m("character", "personnage");
    public static final Noun STARSHIP = m("starship", "vaisseau spatial");
    public static final Noun VEHICLE = m("vehicle", "véhicule");
    public static final Noun LOCATION = f("location", "localisation");
    public static final Noun FORCE = m("Force[]", "point[s] de Force");
    public static final Noun TARGET = f("target", "cible");

    /** A noun that is masculine in French. */
    public static Noun m(String en, String fr) {
        return new Noun(en, fr, Gender.MASCULINE);
    }

    /** A noun that is feminine in French. */
    public static Noun f(String en, String fr) {
        return new Noun(en, fr, Gender.FEMININE);
    }

    public String in(Language language, boolean plural) {
        return language == Language.FR
                ? Inflection.french(fr, plural)
                : Inflection.english(en, plural);
    }

    public Agreement agreement() {
        return new Agreement(gender, false);
    }

    @Override
    public String alone(Language language) {
        return in(language, false);
    }
}
