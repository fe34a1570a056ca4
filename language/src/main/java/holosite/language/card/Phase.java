package holosite.language.card;

/** The six phases of a turn, in order. */
public enum Phase {
    ACTIVATE,
    CONTROL,
    DEPLOY,
    BATTLE,
    MOVE,
    DRAW
}
