package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;

/** Cards are picked at random from a pile or hand. */
public record PickRandomly(String name, Who whose, Pile from, Amount count) implements Effect {}
