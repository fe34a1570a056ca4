package holosite.language.effect;

import holosite.language.filter.Filter;

/** Cards are relocated to a place. */
public record Relocate(Filter cards, Filter to, boolean sameForAll) implements Effect {}
