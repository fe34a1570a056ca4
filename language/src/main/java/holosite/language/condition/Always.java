package holosite.language.condition;

/** Nothing is asked. */
public record Always() implements Condition {}
