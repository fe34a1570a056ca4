package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.filter.Filter;

/** A player chooses cards in the course of the result. */
public record Pick(Who who, String name, Filter from, Amount least, Amount most) implements Effect {}
