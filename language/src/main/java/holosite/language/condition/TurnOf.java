package holosite.language.condition;

import holosite.language.card.Who;

/** It is the turn of this player. */
public record TurnOf(Who who) implements Condition {}
