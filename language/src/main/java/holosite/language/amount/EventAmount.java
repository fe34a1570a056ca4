package holosite.language.amount;

/** The number of the thing answered to: Force lost, destiny drawn. */
public record EventAmount() implements Amount {}
