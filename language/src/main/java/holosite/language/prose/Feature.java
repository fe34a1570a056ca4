package holosite.language.prose;

/** Something a card has, told after it: "with a nav computer". */
public record Feature(String en, String fr) implements Wording, Complement {

    @Override
    public String alone(Language language) {
        return language == Language.FR
                ? fr.replaceFirst("^(?:une? |l[ea] |l')", "")
                : en.replaceFirst("^(?:an?|the) ", "");
    }

    @Override
    public String after(Prose p, Agreement noun) {
        return p.say("with " + en, "avec " + fr);
    }

    @Override
    public String clause(Prose p, Mention subject, boolean holds) {
        return Verb.HAVE.clause(p, subject, holds) + " " + p.say(en, fr);
    }
}
