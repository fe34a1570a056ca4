package holosite.language.filter;

/** All cards but these. */
public record Not(Filter filter) implements Filter {}
