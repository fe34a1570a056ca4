package holosite.language.effect;

import holosite.language.filter.Being;
import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards are relocated to a place, all of them to the same one. */
public record Relocate(Filter cards, Filter to) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.by(
                Verb.of("relocate", "déplacer"),
                them.text(),
                p.to(to, Determiner.A),
                to instanceof Being || !them.agreement().plural()
                        ? ""
                        : p.say("(all to the same place)", "(tous au même endroit)"));
    }
}
