package holosite.language.effect;

import holosite.language.filter.Filter;

/** What was aimed at one card is aimed at another. */
public record Retarget(Filter to) implements Effect {}
