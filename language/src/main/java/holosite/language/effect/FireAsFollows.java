package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.Optional;

/**
 * Weapons are fired as the rest of this text says, not as their own text does: it is their use this
 * turn. If the text says at what, that is targeted by them, and it has just been fired at then.
 */
public record FireAsFollows(Filter weapons, Optional<Filter> at) implements Effect {

    public FireAsFollows(Filter weapons) {
        this(weapons, Optional.empty());
    }

    public FireAsFollows(Filter weapons, Filter at) {
        this(weapons, Optional.of(at));
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("fire", "tirer avec"),
                p.all(weapons),
                at.map(target -> p.say("at ", "sur ") + p.all(target)).orElse(""),
                p.say("as follows", "comme suit"));
    }
}
