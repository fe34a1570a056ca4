package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Damaged Podracers are repaired. */
public record Repair(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(Verb.of("repair", "réparer"), p.all(cards));
    }
}
