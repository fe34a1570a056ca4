package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Captives are released. */
public record Release(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.change(
                Verb.BE
                        .about(p, them, true)
                        .with(p.say("released", Adjective.agree("libéré*", them.agreement()))),
                p.say("release %s", "libérer %s", them.text()));
    }
}
