package holosite.rules.refusal;

import holosite.language.prose.Language;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

/**
 * Something that stands against what a player wants to do: the rule, the card that forbids it where
 * it is a card, and the Force it would take and how much is left where it is a matter of that.
 */
public record Objection(Refusal refusal, String card, int force, int left) {

    public static Objection of(Refusal refusal) {
        return new Objection(refusal, "", 0, 0);
    }

    public static Objection by(String card) {
        return new Objection(Refusal.FORBIDDEN_BY_CARD, card, 0, 0);
    }

    public static Objection ofForce(int needed, int left) {
        return new Objection(Refusal.NOT_ENOUGH_FORCE, "", needed, left);
    }

    /** The glossary entry to read, or an empty name. */
    public String entry() {
        return refusal.entry();
    }

    /** A sentence. */
    public String say(Language language) {
        var p = new Prose(language);
        if (!card.isEmpty()) {
            return p.say("%s forbids it.", "%s l'interdit.", card);
        }
        if (force > 0) {
            return p.say(
                    "It takes %d %s, and you have %d.",
                    "Il faut %d %s, et vous en avez %d.",
                    force,
                    Noun.FORCE.in(language, force > 1),
                    left);
        }
        return p.say(refusal.english(), refusal.french());
    }

    /** Of which kind it is. */
    public Tag tag() {
        return Tag.of(refusal);
    }

    /** One to three words, with the numbers where it is a matter of them. */
    public String brief(Language language) {
        return force > 0
                ? new Prose(language).say("%d Force, %d left", "%d Force, reste %d", force, left)
                : tag().say(language);
    }
}
