package holosite.server.table.game;

/** What one player can ask the other for. */
public enum RequestKind {
    UNDO,
    CANCEL,
    EXTEND
}
