package holosite.server.web;

/** Who may ask. */
public enum Access {
    /** Everybody, signed in or not. */
    ANYONE,
    /** Who has a session, guests too. */
    PLAYER
}
