package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Characters are frozen in carbonite where they are: captives, who need no escort. */
public record Freeze(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.change(
                Verb.BE
                        .about(p, them, true)
                        .with(p.say("frozen", Adjective.agree("congelé*", them.agreement()))),
                p.say("freeze %s", "congeler %s", them.text()));
    }
}
