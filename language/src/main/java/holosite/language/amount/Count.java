package holosite.language.amount;

import holosite.language.filter.Filter;

/** How many cards there are of these. */
public record Count(Filter of) implements Amount {}
