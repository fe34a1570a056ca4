package holosite.language.condition;

/** The opposite. */
public record NotSo(Condition condition) implements Condition {}
