package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Cards are forfeited by a text: in the damage segment of a battle they count against what their
 * player owes, elsewhere they satisfy nothing.
 */
public record Forfeit(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.change(
                Verb.BE
                        .about(p, them, true)
                        .with(p.say("forfeited", Adjective.agree("sacrifié*", them.agreement()))),
                p.say("forfeit %s", "sacrifier %s", them.text()));
    }
}
