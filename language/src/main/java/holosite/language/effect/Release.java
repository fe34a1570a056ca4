package holosite.language.effect;

import holosite.language.filter.Filter;

/** Captives are released. */
public record Release(Filter cards) implements Effect {}
