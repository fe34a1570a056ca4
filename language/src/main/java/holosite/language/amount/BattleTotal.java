package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.card.Who;

/** A player's total in the battle going on. */
public record BattleTotal(Who whose, Figure figure) implements Amount {}
