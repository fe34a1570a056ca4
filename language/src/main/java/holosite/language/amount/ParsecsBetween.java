package holosite.language.amount;

import holosite.language.filter.Ref;

/** The distance between the systems of two cards. */
public record ParsecsBetween(Ref from, Ref to) implements Amount {}
