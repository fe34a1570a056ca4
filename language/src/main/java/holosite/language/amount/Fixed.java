package holosite.language.amount;

/** A plain number. */
public record Fixed(double value) implements Amount {}
