package holosite.rules.why;

import holosite.language.prose.Language;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

/**
 * Something that stands against what a player wants to do: the rule, the card that forbids it where
 * it is a card, and the Force it would take where it is a matter of that.
 */
public record Objection(Refusal refusal, String card, int force) {

    static Objection of(Refusal refusal) {
        return new Objection(refusal, "", 0);
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
                    "It takes %d %s, more than you have.",
                    "Il faut %d %s, plus que vous n'en avez.",
                    force,
                    Noun.FORCE.in(language, force > 1));
        }
        return p.say(refusal.english(), refusal.french());
    }
}
