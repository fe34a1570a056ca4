package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;

/** A player looks at the top cards of a pile, or at that many random cards of a hand; or both players see them. */
public record LookAt(Who viewer, Who whose, Pile pile, Amount count, boolean toBoth) implements Effect {}
