package holosite.language.effect;

import holosite.language.filter.Filter;

/** Cards may make a regular move now. */
public record MayMoveAgain(Filter cards, boolean free) implements Effect {}
