package holosite.rules.decision;

import holosite.language.card.Side;

/** How a game ended: who won, and by how much Life Force. */
public record Outcome(Side winner, int lifeForce, Reason reason) {

    /** Why it ended. */
    public enum Reason {
        LIFE_FORCE_EMPTY,
        CONCEDED
    }
}
