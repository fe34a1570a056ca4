package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;

/** A player uses Force, as the result of an action rather than its cost. */
public record UseForce(Who who, Amount amount) implements Effect {}
