package holosite.language.filter;

/** The one card pointed to. */
public record Being(Ref card) implements Filter {}
