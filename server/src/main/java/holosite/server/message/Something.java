package holosite.server.message;

/** What can happen while a player passes until something happens. */
public enum Something {
    /** A battle, an attack or a duel, and weapons. */
    BATTLE,
    /** A Force drain. */
    DRAIN,
    /** A card is hit, forfeited, captured or lost, or Force is. */
    LOSS,
    /** A card is played or deployed. */
    CARD,
    /** A card moves. */
    MOVE,
    /** Anything else he could respond to. */
    OTHER
}
