package holosite.server.message;

import holosite.language.card.Phase;
import holosite.language.card.Side;

/** Whose turn it is, which one, and how far it has come. */
public record TurnInfo(int number, Side player, Phase phase, int generation) implements Section {}
