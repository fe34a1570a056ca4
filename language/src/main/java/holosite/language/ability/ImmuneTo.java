package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.filter.Filter;

/** These cards cannot be reached by those others. */
public record ImmuneTo(Filter who, Filter to, Condition when) implements Ability {}
