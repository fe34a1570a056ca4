package holosite.language.prose;

/**
 * A verb in both languages, in the forms card texts use: infinitive, "vous", and the third persons.
 */
public record Verb(String en, String third, String fr, String vous, String sg, String pl) {

    public static final Verb BE = new Verb("be", "is", "être", "êtes", "est", "sont");
    public static final Verb HAVE = new Verb("have", "has", "avoir", "avez", "a", "ont");
    public static final Verb HAVE_JUST =
            new Verb("have just", "has just", "venir de", "venez de", "vient de", "viennent de");
    public static final Verb MAY = new Verb("may", "may", "pouvoir", "pouvez", "peut", "peuvent");
    public static final Verb MUST = new Verb("must", "must", "devoir", "devez", "doit", "doivent");
    public static final Verb LOSE = of("lose", "perdre", "perd");
    public static final Verb USE = of("use", "utiliser");
    public static final Verb DRAW = of("draw", "tirer");
    public static final Verb TAKE =
            new Verb("take", "takes", "prendre", "prenez", "prend", "prennent");
    public static final Verb PLACE = of("place", "placer");
    public static final Verb CANCEL = of("cancel", "annuler");
    public static final Verb CHOOSE =
            new Verb("choose", "chooses", "choisir", "choisissez", "choisit", "choisissent");
    public static final Verb ADD = of("add", "ajouter");

    /** A regular French verb in -er. */
    public static Verb of(String en, String fr) {
        if (fr.startsWith("se ")) {
            Verb plain = of(en, fr.substring(3));
            return new Verb(
                    en, plain.third, fr, "vous " + plain.vous, "se " + plain.sg, "se " + plain.pl);
        }
        if (!fr.matches("\\p{L}+er(?: .*)?")) {
            throw new IllegalArgumentException("no regular verb in -er: " + fr);
        }
        int space = fr.indexOf(' ');
        String word = space < 0 ? fr : fr.substring(0, space);
        String rest = space < 0 ? "" : fr.substring(space);
        String stem = word.substring(0, word.length() - 2);
        return new Verb(
                en,
                third(en),
                fr,
                stem + "ez" + rest,
                stem(stem) + "e" + rest,
                stem(stem) + "ent" + rest);
    }

    /** A French verb in -re or -ir, given the third person singular. */
    public static Verb of(String en, String fr, String sg) {
        String stem = sg.endsWith("t") ? sg.substring(0, sg.length() - 1) + "ss" : sg;
        return new Verb(en, third(en), fr, stem + "ez", sg, stem + "ent");
    }

    // déployer: déploie; an e before the last consonant opens when the ending falls silent
    // (libérer: libère).
    private static String stem(String stem) {
        if (stem.endsWith("oy") || stem.endsWith("uy")) {
            return stem.substring(0, stem.length() - 1) + "i";
        }
        return stem.replaceFirst("é([bcdfglmnprstv])$", "è$1");
    }

    private static String third(String en) {
        int space = en.indexOf(' ');
        return space < 0
                ? Inflection.englishPlural(en)
                : Inflection.englishPlural(en.substring(0, space)) + en.substring(space);
    }

    public String infinitive(Prose p) {
        return p.say(en, fr);
    }

    /** An order to the reader: "draw", "tirez". */
    public String imperative(Prose p) {
        return p.say(en, vous);
    }

    public String with(Prose p, Mention subject) {
        boolean plural = subject.agreement().plural();
        if (p.french()) {
            return subject.person() == Mention.Person.YOU ? vous : plural ? pl : sg;
        }
        if (equals(BE)) {
            return plural ? "are" : "is";
        }
        return plural ? en : third;
    }

    /** Subject and verb, or its denial: "it is", "it is not", "il n'est pas". */
    public String clause(Prose p, Mention subject, boolean holds) {
        return subject.text() + " " + with(p, subject, holds);
    }

    /** The same as a clause that says something of cards, to be continued. */
    public Clause about(Prose p, Mention subject, boolean holds) {
        return Clause.about(subject, with(p, subject, holds));
    }

    private String with(Prose p, Mention subject, boolean holds) {
        String verb = with(p, subject);
        if (holds) {
            return verb;
        }
        if (p.french()) {
            return "ne " + verb + " pas";
        }
        if (equals(BE) || equals(MAY) || equals(MUST)) {
            return verb + " not";
        }
        return (subject.agreement().plural() ? "do not " : "does not ") + en;
    }
}
