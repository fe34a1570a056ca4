package holosite.language.condition;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.filter.Filter;

/** There is such a card in a pile. */
public record InPile(Who whose, Pile pile, Filter filter) implements Condition {}
