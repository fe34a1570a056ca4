package holosite.language.amount;

import holosite.language.card.Who;
import holosite.language.filter.Filter;

/** Force icons of a player at locations. */
public record ForceIcons(Who whose, Filter at) implements Amount {}
