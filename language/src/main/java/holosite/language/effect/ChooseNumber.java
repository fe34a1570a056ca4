package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;

/** A player chooses a number. */
public record ChooseNumber(Who who, String name, Amount least, Amount most) implements Effect {}
