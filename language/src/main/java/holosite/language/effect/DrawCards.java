package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;

/** A player draws cards into hand. */
public record DrawCards(Who who, Amount amount, Pile from) implements Effect {}
