package holosite.language.filter;

/** Cards in a state. */
public record InState(CardState state) implements Filter {}
