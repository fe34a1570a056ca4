package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.filter.Filter;

/** This card stays where it is, but so many of these cards, moving together, take it along for more Force. */
public record TakenAlong(int bearers, Filter by, Amount price) implements Ability {

    public TakenAlong {
        if (bearers < 1) {
            throw new IllegalArgumentException("at least one card takes it along, not " + bearers);
        }
    }
}
