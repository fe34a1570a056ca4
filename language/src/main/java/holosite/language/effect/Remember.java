package holosite.language.effect;

import holosite.language.amount.Amount;

/** A number is fixed now and remembered under a name. */
public record Remember(String name, Amount amount) implements Effect {}
