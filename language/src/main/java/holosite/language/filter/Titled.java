package holosite.language.filter;

/** Cards of exactly this title, whatever their dots; a card of two titles has each. */
public record Titled(String title) implements Filter {}
