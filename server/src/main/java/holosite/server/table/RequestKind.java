package holosite.server.table;

/** What a player can ask of the other. */
public enum RequestKind {
    UNDO,
    CANCEL,
    EXTEND
}
