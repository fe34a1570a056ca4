package holosite.language.amount;

import holosite.language.card.Pile;
import holosite.language.card.Who;

/** How many cards are in a pile or hand. */
public record PileSize(Who whose, Pile pile) implements Amount {}
