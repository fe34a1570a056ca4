package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.filter.Ref;

/** Cards are stolen, to be carried by another card where they need a carrier. */
public record Steal(Filter cards, Who by, Ref carrier) implements Effect {}
