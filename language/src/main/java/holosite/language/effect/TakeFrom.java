package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.filter.Filter;

/**
 * A player looks through a pile or hand and moves fitting cards from there to another pile of their owner.
 * What he takes is shown, unless anything will do; afterwards a deck is shuffled where {@code reshuffle}.
 */
public record TakeFrom(
        Who taker, Who whose, Pile from, Filter which, Amount least, Amount most, Pile to, boolean reshuffle)
        implements Effect {}
