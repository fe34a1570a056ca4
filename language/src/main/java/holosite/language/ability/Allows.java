package holosite.language.ability;

import holosite.language.card.Who;
import holosite.language.condition.Condition;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Prose;

/** A player may do what the rules alone would not let him. */
public record Allows(Deed deed, Who who, Filter what, Filter where, Condition when)
        implements StandingAbility {

    public Allows {
        deed.check(Deed.Ruling.ALLOWED, what, where);
    }

    @Override
    public Clause fact(Prose p) {
        return new DeedPhrase(deed, p).ruling(who, what, where, true);
    }
}
