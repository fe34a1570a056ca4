package holosite.language.filter;

import holosite.language.amount.Amount;
import holosite.language.card.Compare;
import holosite.language.card.Figure;

/** Cards whose figure compares so; a card without that figure never does. */
public record Figured(Figure figure, Compare compare, Amount amount) implements Filter {}
