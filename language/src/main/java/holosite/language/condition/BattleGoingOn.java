package holosite.language.condition;

import holosite.language.card.Who;
import holosite.language.filter.Filter;

/** A battle goes on at such a place, begun by such a player. */
public record BattleGoingOn(Filter at, Who initiator) implements Condition {}
