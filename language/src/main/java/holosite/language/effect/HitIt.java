package holosite.language.effect;

import holosite.language.filter.Filter;

/** Cards are hit. */
public record HitIt(Filter cards) implements Effect {}
