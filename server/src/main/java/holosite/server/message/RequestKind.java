package holosite.server.message;

/** What one player can ask the other for. */
public enum RequestKind {
    UNDO,
    CANCEL,
    EXTEND
}
