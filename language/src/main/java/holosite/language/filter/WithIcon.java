package holosite.language.filter;

import holosite.language.card.Icon;

/** Cards bearing an icon. */
public record WithIcon(Icon icon) implements Filter {}
