package holosite.language.effect;

import holosite.language.filter.Filter;

/** Undercover spies lose their cover. */
public record BreakCover(Filter cards) implements Effect {}
