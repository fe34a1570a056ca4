package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;

/** The top cards of a pile, named without being moved or shown. */
public record PickTop(String name, Who whose, Pile from, Amount count) implements Effect {}
