package holosite.language.amount;

/** A number, but no less than a floor. */
public record AtLeast(Amount amount, Amount floor) implements Amount {}
