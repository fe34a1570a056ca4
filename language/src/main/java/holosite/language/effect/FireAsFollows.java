package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Weapons are fired as the rest of this text says, not as their own text does: it is their use this
 * turn.
 */
public record FireAsFollows(Filter weapons) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("fire", "tirer avec"), p.all(weapons), p.say("as follows", "comme suit"));
    }
}
