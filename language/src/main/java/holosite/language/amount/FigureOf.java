package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.filter.Ref;

/** A figure of one card, as it is now or as printed. */
public record FigureOf(Figure figure, Ref card, boolean printed) implements Amount {}
