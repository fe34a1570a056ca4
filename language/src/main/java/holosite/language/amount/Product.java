package holosite.language.amount;

/** A number times another. */
public record Product(Amount factor, Amount amount) implements Amount {}
