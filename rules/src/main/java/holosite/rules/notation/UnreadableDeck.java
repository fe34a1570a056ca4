package holosite.rules.notation;

/** A list of cards that cannot be read at all: in which line, and what to do about it. */
public final class UnreadableDeck extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Why. */
    public enum Reason {
        /** No card is named. */
        NO_CARDS,
        /** The line names no card. */
        LINE,
        /** XML without a deck in it. */
        NO_DECK_TAG,
        /** XML that is cut off or otherwise not well formed. */
        BROKEN_XML,
        /** A card of the XML has no id. */
        NO_ID,
        /** The XML declares something of its own, which could make a reader fetch files. */
        DECLARATION,
        /** More cards than any deck has. */
        TOO_MANY
    }

    private final int line;
    private final Reason reason;

    UnreadableDeck(int line, Reason reason) {
        super("line " + line + ": " + reason);
        this.line = line;
        this.reason = reason;
    }

    /** The line that is wrong, counted from 1. */
    public int line() {
        return line;
    }

    public Reason reason() {
        return reason;
    }
}
