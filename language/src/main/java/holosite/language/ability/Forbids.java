package holosite.language.ability;

import holosite.language.card.Who;
import holosite.language.condition.Condition;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Prose;

/** A player may not do this, with these cards, at these places. */
public record Forbids(Deed deed, Who who, Filter what, Filter where, Condition when)
        implements StandingAbility {

    public Forbids {
        deed.check(Deed.Ruling.FORBIDDEN, what, where);
    }

    @Override
    public Clause fact(Prose p) {
        return new DeedPhrase(deed, p).ruling(who, what, where, false);
    }
}
