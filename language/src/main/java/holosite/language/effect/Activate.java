package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;

/** A player activates Force. */
public record Activate(Who who, Amount amount, boolean upTo) implements Effect {}
