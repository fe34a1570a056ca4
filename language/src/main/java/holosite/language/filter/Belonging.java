package holosite.language.filter;

import holosite.language.card.Who;

/** Cards of a player. */
public record Belonging(Who who) implements Filter {}
