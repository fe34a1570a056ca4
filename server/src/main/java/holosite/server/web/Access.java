package holosite.server.web;

/** Who may ask. */
public enum Access {
    /** Everybody, signed in or not. */
    ANYONE,
    /** Whoever has a session, including guests. */
    PLAYER,
    /** The account that the operator of the server has named. */
    ADMIN
}
