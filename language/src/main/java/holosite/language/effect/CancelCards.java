package holosite.language.effect;

import holosite.language.filter.Filter;

/** Cards on the table are canceled. */
public record CancelCards(Filter cards) implements Effect {}
