package holosite.language.filter;

import holosite.language.card.Subtype;

/** Cards of a subtype. */
public record OfSubtype(Subtype subtype) implements Filter {}
