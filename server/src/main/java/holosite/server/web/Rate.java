package holosite.server.web;

/** How often a route may be requested. */
public enum Rate {
    USUAL,
    /** Requests that cost more: checks, imports, replays, new tables. */
    HEAVY,
    /** Requests with a password. */
    PASSWORD,
    /** Requests that create accounts. */
    NEWCOMER
}
