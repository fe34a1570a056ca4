package holosite.language.amount;

/** A number, but no more than a cap. */
public record AtMost(Amount amount, Amount cap) implements Amount {}
