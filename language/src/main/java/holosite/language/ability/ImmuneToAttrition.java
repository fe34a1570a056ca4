package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.check.Refuse;
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

/**
 * These cards are immune to attrition below a bound, or to any; or to attrition of exactly that
 * number and no other.
 */
public record ImmuneToAttrition(Filter who, Optional<Amount> bound, boolean exactly, Condition when)
        implements StandingAbility {
    public ImmuneToAttrition {
        bound.ifPresent(
                number -> Amount.refuseBelow(1, number, "nobody is hurt by attrition below 1"));
        Refuse.when(exactly && bound.isEmpty(), "exactly any attrition is no number");
    }

    @Override
    public Clause fact(Prose p) {
        String to =
                exactly
                        ? p.say(
                                "to attrition of exactly %s",
                                "à une attrition d'exactement %s", bound.orElseThrow().say(p))
                        : p.say("to attrition", "à l'attrition")
                                + bound.map(a -> " < " + a.say(p)).orElse("");
        boolean self = who instanceof Being(Known known) && known == Known.IT;
        Mention cards = self ? p.self(true) : p.mention(who, Determiner.ALL);
        String immune = p.say("immune", Adjective.agree("immunisé*", cards.agreement()));
        return self ? Clause.of(immune, to) : Verb.BE.about(p, cards, true).with(immune, to);
    }
}
