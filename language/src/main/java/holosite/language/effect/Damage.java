package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Podracers are damaged: whoever uses a race destiny for one loses 1 Force first. */
public record Damage(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.change(
                Verb.BE
                        .about(p, them, true)
                        .with(p.say("damaged", Adjective.agree("endommagé*", them.agreement()))),
                p.say("damage", "endommager"),
                them.text());
    }
}
