package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;

/** A player draws destiny; the total is remembered under a name, and does not exist if the draw failed. */
public record DrawDestiny(Who who, Amount draws, Kind kind, String name) implements Effect {

    /** What the draw is for: cards speak of each kind apart. */
    public enum Kind {
        PLAIN,
        BATTLE,
        WEAPON,
        POWER,
        ATTRITION,
        ASTEROID,
        MOVEMENT,
        TRAINING,
        DUEL,
        RACE,
        SEARCH,
        EPIC
    }
}
