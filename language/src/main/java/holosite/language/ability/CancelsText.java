package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.filter.Filter;

/** The game text of these cards is canceled. */
public record CancelsText(Filter of, Condition when) implements Ability {}
