package holosite.language.effect;

import holosite.language.amount.Amount;

/** A number is used instead of the destiny about to be drawn. */
public record SubstituteDestiny(Amount value) implements Effect {}
