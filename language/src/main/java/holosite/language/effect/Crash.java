package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Vehicles crash. */
public record Crash(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.fact(
                Verb.of("crash", "se écraser").clause(p, p.mention(cards, Determiner.ALL), true));
    }
}
