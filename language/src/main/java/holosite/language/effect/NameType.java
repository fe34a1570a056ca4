package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A player names a type of card, aloud; it is remembered under a name. */
public record NameType(Who who, String name) implements Effect {
    private static final Verb NAME = Verb.of("name", "nommer");

    public NameType {
        Refuse.blank(name, "a type that was named needs a name");
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(who, NAME, p.say("a card type", "un type de carte"));
    }
}
