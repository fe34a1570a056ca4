package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.condition.Condition;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.prose.Clause;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

/** A player must first use Force to do this. */
public record Toll(Deed deed, Who who, Filter what, Filter where, Amount force, Condition when)
        implements StandingAbility {

    public Toll {
        deed.check(Deed.Ruling.TAXED, what, where);
        Amount.refuseBelow(1, force, "at least 1 Force is asked");
    }

    @Override
    public Clause fact(Prose p) {
        p.antecedents().known(Known.AFFECTED, what.phrase().noun());
        var place = where.phrase();
        place.fallback(Noun.LOCATION);
        p.antecedents().known(Known.TOWARD, place.noun());
        return new DeedPhrase(deed, p)
                .toll(who, what, where, force.quantity(p, false).of(p, Noun.FORCE));
    }
}
