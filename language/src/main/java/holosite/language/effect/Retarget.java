package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** What was aimed at one card is aimed at another. */
public record Retarget(Filter to) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("retarget", "rediriger"),
                p.say("that action to ", "cette action sur ") + p.mention(to, Determiner.A).text());
    }
}
