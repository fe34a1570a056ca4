package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.filter.Filter;

/** The highest figure among cards; does not exist when there is none. */
public record HighestOf(Figure figure, Filter of) implements Amount {}
