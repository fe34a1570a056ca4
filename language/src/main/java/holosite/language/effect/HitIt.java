package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards are hit. */
public record HitIt(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.change(
                Verb.BE
                        .about(p, them, true)
                        .with(p.say("hit", Adjective.agree("touché*", them.agreement()))),
                p.say("cause %s to be hit", "toucher %s", them.text()));
    }
}
