package holosite.server.message;

/** What a player may want of the puzzle he solves. */
public enum PuzzleStep {
    /** To begin again. */
    AGAIN,
    /** To be shown the next answer of the solution; it begins again where he has left it. */
    SHOW
}
