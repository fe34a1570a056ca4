package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.filter.Ref;

/** Weapons fire at one card; their destinies make one total, applied for each weapon in an order of choice. */
public record FireTogether(Filter weapons, Ref target) implements Effect {}
