package holosite.language.condition;

import holosite.language.card.Who;

/** The battle going on is decided, and this player won it. */
public record BattleWonBy(Who who) implements Condition {}
