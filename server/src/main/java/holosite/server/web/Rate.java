package holosite.server.web;

/** How often something may be asked for. */
public enum Rate {
    USUAL,
    /** What costs the server more: checks, imports, replays, new tables. */
    HEAVY,
    /** Where passwords are tried. */
    PASSWORD,
    /** Where accounts are made. */
    NEWCOMER
}
