package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.filter.Being;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.OneOf;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** These cards cannot be reached by those others. */
public record ImmuneTo(Filter who, Filter to, Condition when) implements Standing {

    @Override
    public String fact(Prose p) {
        boolean self = who instanceof Being(Known known) && known == Known.IT;
        Mention cards = self ? p.self(true) : p.mention(who, Determiner.ALL);
        String immune =
                p.say("immune to ", Adjective.agree("immunisé* à ", cards.agreement())) + cards(p);
        return self ? immune : Verb.BE.clause(p, cards, true) + " " + immune;
    }

    // French says "à" again before each name: "immunisé à Sense et à Alter".
    private String cards(Prose p) {
        String all = p.all(to);
        return p.french() && to instanceof OneOf ? all.replace(" et ", " et à ") : all;
    }
}
