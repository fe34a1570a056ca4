package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.filter.Ref;

/** Cards are placed on another card. */
public record AttachTo(Filter cards, Ref host) implements Effect {}
