package holosite.language.effect;

import holosite.language.check.Refuse;
import holosite.language.filter.Ref;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * The ferocity of a creature is worked out now, with the destinies that are drawn for it, and
 * remembered under a name.
 */
public record DrawFerocity(Ref creature, String name) implements Effect {
    public DrawFerocity {
        Refuse.blank(name, "a ferocity needs a name to be spoken of");
    }

    @Override
    public Statement say(Prose p) {
        String ferocity = p.say("the ferocity of %s", "la férocité de %s", p.ref(creature).text());
        p.antecedents().number(name, p.say("its ferocity", "sa férocité"));
        return Statement.by(Verb.of("work out", "calculer"), ferocity);
    }
}
