package holosite.language.effect;

import holosite.language.filter.Filter;

/** Cards are excluded from the battle. */
public record Exclude(Filter cards) implements Effect {}
