package holosite.language.prose;

/**
 * A card, a player or a group as it is named in a sentence, with everything that its verb needs to
 * know. {@code owner} is the English possessive if there is a short one ("its", "that
 * character's").
 */
public record Mention(String text, String owner, Agreement agreement, Person person) {

    /** Whom a verb agrees with. */
    public enum Person {
        YOU,
        THIRD
    }

    public static final Mention YOU_EN =
            new Mention("you", "your", Agreement.MASCULINE.many(), Person.YOU);
    public static final Mention YOU_FR = new Mention("vous", "", Agreement.MASCULINE, Person.YOU);

    public static Mention third(String text, Agreement agreement) {
        return new Mention(text, "", agreement, Person.THIRD);
    }

    public static Mention third(String text, String owner, Agreement agreement) {
        return new Mention(text, owner, agreement, Person.THIRD);
    }

    /** A card with an article of its own: "the target", "la cible". */
    static Mention the(Prose p, String en, String fr, Agreement agreement) {
        return third(p.say(en, fr), en + "'s", agreement);
    }

    /** What replaces it when it is named again as the subject. */
    public String pronoun(Prose p) {
        if (person == Person.YOU) {
            return text;
        }
        if (agreement.plural()) {
            return p.say("they", agreement.feminine() ? "elles" : "ils");
        }
        return p.say("it", agreement.feminine() ? "elle" : "il");
    }

    public Mention again(Prose p) {
        return new Mention(pronoun(p), owner, agreement, person);
    }
}
