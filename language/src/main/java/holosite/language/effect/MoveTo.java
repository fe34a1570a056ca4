package holosite.language.effect;

import holosite.language.filter.Filter;

/** Cards make their regular move straight to a place, as a location's text lets them. */
public record MoveTo(Filter cards, Filter to, boolean free) implements Effect {}
