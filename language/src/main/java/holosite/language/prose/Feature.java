package holosite.language.prose;

/**
 * Something a card has, said after the noun: "with a nav computer". Each noun comes with its
 * article.
 */
public record Feature(String enArticle, String en, String frArticle, String fr)
        implements Wording, Complement {

    /** A thing that is masculine in French, of which a card has one. */
    public static Feature m(String en, String fr) {
        return new Feature("a ", en, "un ", fr);
    }

    /** A thing that is feminine in French, of which a card has one. */
    public static Feature f(String en, String fr) {
        return new Feature("a ", en, "une ", fr);
    }

    /** An icon there is only one of. */
    public static Feature icon(String en, String fr) {
        return new Feature("the ", en + " icon", "l'", "icône de " + fr);
    }

    /** Words that take no article in English. */
    public static Feature of(String en, String frArticle, String fr) {
        return new Feature("", en, frArticle, fr);
    }

    /** With its article. */
    public String in(Language language) {
        return language == Language.FR ? frArticle + fr : enArticle + en;
    }

    @Override
    public String alone(Language language) {
        return language == Language.FR ? fr : en;
    }

    @Override
    public String after(Prose p, Agreement noun) {
        return p.say("with ", "avec ") + in(p.language());
    }

    @Override
    public String clause(Prose p, Mention subject, boolean holds) {
        boolean any = frArticle.startsWith("un");
        return Verb.HAVE.clause(p, subject, holds)
                + " "
                + (p.french() && !holds && any ? "de " + fr : in(p.language()));
    }
}
