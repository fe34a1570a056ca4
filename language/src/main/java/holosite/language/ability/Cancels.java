package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.filter.Filter;

/** These cards are canceled, on the table or as they are played. */
public record Cancels(Filter cards, Condition when) implements Ability {}
