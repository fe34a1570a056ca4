package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.filter.Filter;

/** A weapon is fired now, also outside battle; something is added to each destiny drawn for the shot. */
public record FireWeapon(Filter weapon, boolean free, Amount added) implements Effect {}
