package holosite.language.condition;

import holosite.language.card.Who;

/** The speaking location was this player's starting location. */
public record LocationOfStart(Who who) implements Condition {}
