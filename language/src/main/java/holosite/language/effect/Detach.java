package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Attached creatures detach from their hosts and are present where those are. */
public record Detach(Filter creatures) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(creatures, Determiner.ALL);
        return Statement.change(
                Verb.of("detach", "se détacher").about(p, them, true),
                p.say("detach %s", "détacher %s", them.text()));
    }
}
