package holosite.language.filter;

/** Unique cards (exactly one dot), or cards that are not. */
public record Dotted(boolean one) implements Filter {}
