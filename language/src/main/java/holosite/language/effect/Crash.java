package holosite.language.effect;

import holosite.language.filter.Filter;

/** Vehicles crash. */
public record Crash(Filter cards) implements Effect {}
