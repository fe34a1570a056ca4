package holosite.language.filter;

/** Any card at all. */
public record Everything() implements Filter {}
