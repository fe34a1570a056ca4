package holosite.language.filter;

/** Cards whose title holds this word. */
public record TitleHas(String word) implements Filter {}
