package holosite.language.condition;

import holosite.language.card.Phase;
import holosite.language.card.Who;

/** It is this phase of this player's turn. */
public record InPhase(Who who, Phase phase) implements Condition {}
