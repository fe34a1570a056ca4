package holosite.language.effect;

import holosite.language.filter.Filter;

/** Characters go missing. */
public record GoMissing(Filter cards) implements Effect {}
