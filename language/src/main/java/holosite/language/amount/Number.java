package holosite.language.amount;

/** A number remembered under this name: chosen, drawn or paid. */
public record Number(String name) implements Amount {}
