package holosite.language.filter;

/** Every version of a persona, on either side, also one built into another card. */
public record PersonaOf(String name) implements Filter {}
