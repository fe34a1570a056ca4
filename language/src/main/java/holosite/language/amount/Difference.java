package holosite.language.amount;

/** One number less another. */
public record Difference(Amount from, Amount less) implements Amount {}
