package holosite.language.effect;

import holosite.language.filter.Filter;

/** Cards come from their pile back to a place on the table, as new, without being deployed. */
public record ReturnToTable(Filter cards, Filter to) implements Effect {}
