package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.condition.Condition;
import holosite.language.filter.Being;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.prose.Adjective;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import java.util.Optional;

/** These cards are immune to attrition below a bound, or to any. */
public record ImmuneToAttrition(Filter who, Optional<Amount> below, Condition when)
        implements StandingAbility {
    public ImmuneToAttrition {
        below.ifPresent(
                bound -> Amount.refuseBelow(1, bound, "nobody is hurt by attrition below 1"));
    }

    @Override
    public Clause fact(Prose p) {
        String to =
                p.say("to attrition", "à l'attrition")
                        + below.map(a -> " < " + a.say(p)).orElse("");
        boolean self = who instanceof Being(Known known) && known == Known.IT;
        Mention cards = self ? p.self(true) : p.mention(who, Determiner.ALL);
        String immune = p.say("immune", Adjective.agree("immunisé*", cards.agreement()));
        return self ? Clause.of(immune, to) : Verb.BE.about(p, cards, true).with(immune, to);
    }
}
