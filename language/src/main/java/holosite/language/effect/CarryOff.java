package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Cards are relocated to a place without moving by themselves, as a creature does with its victims:
 * nothing that keeps them from moving or being transported prevents it.
 */
public record CarryOff(Filter cards, Filter to) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(Verb.of("relocate", "déplacer"), p.all(cards), p.to(to, Determiner.A));
    }
}
