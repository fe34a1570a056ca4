package holosite.language.condition;

import holosite.language.filter.Filter;

/** There is such a card on the table. */
public record Exists(Filter filter) implements Condition {}
