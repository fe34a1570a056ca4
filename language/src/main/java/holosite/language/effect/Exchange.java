package holosite.language.effect;

import holosite.language.check.Refuse;
import holosite.language.filter.Ref;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Two cards change places, each then in the role that the other had. */
public record Exchange(Ref one, Ref other) implements Effect {
    public Exchange {
        Refuse.when(one.equals(other), "a card does not change places with itself");
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                new Verb("exchange", "exchanges", "échanger", "échangez", "échange", "échangent"),
                p.ref(one).text(),
                p.say("with ", "avec ") + p.ref(other).text());
    }
}
