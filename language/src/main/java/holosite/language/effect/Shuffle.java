package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.card.Who;

/** A pile is shuffled. */
public record Shuffle(Who whose, Pile pile) implements Effect {}
