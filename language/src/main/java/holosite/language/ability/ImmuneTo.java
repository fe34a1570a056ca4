package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.filter.Being;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.OneOf;
import holosite.language.prose.Adjective;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** Those other cards do not affect these cards. */
public record ImmuneTo(Filter who, Filter to, Condition when) implements StandingAbility {

    @Override
    public Clause fact(Prose p) {
        boolean self = who instanceof Being(Known known) && known == Known.IT;
        Mention cards = self ? p.self(true) : p.mention(who, Determiner.ALL);
        String immune = p.say("immune", Adjective.agree("immunisé*", cards.agreement()));
        return self
                ? Clause.of(immune, cards(p))
                : Verb.BE.about(p, cards, true).with(immune, cards(p));
    }

    // French says "à" again before each name: "immunisé à Sense et à Alter".
    private String cards(Prose p) {
        if (p.french() && to instanceof OneOf(var several)) {
            return p.and(several.stream().map(one -> "à " + p.all(one)).toList());
        }
        return p.say("to ", "à ") + p.all(to);
    }
}
