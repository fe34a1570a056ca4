package holosite.language.condition;

import holosite.language.filter.Filter;
import holosite.language.filter.Ref;

/** One card fits a filter: while it is at a place, piloting a ship, and so on. */
public record Is(Ref card, Filter filter) implements Condition {}
