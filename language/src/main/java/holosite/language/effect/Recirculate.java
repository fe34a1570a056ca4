package holosite.language.effect;

import holosite.language.card.Who;

/** A Used Pile goes under its Reserve Deck. */
public record Recirculate(Who whose) implements Effect {}
