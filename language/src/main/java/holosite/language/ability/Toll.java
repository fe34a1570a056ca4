package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.condition.Condition;
import holosite.language.filter.Filter;

/** A player must first use Force to do this. */
public record Toll(Deed deed, Who who, Filter what, Filter where, Amount force, Condition when) implements Ability {}
