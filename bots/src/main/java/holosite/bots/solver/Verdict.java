package holosite.bots.solver;

/** What a search has found out about a position. */
public enum Verdict {
    /** The solver reaches the goal, whatever the opponent does. */
    WON,
    /** Whatever the solver does, the opponent can prevent it. */
    LOST,
    /** The search was given up before it was decided. */
    UNKNOWN
}
