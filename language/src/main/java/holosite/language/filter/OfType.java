package holosite.language.filter;

import holosite.language.card.CardType;

/** Cards of a type. */
public record OfType(CardType type) implements Filter {}
