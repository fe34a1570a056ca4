package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.filter.Filter;

/** The sum of a figure over cards. */
public record TotalOf(Figure figure, Filter of) implements Amount {}
