package holosite.server.message;

/** What a card does in the first place; its emblem shows it. */
public enum CardDeed {
    /** Force is lost. */
    DRAIN,
    /** Destiny is drawn or changed. */
    DESTINY,
    /** Something is canceled or suspended. */
    CANCEL,
    /** Lost or used Force comes back. */
    RETRIEVE,
    /** Someone is captured, frozen or stolen. */
    CAPTURE,
    /** Something moves. */
    MOVE,
    /** Power or another figure of a fight is changed. */
    POWER,
    /** Something is deployed, or for another price. */
    DEPLOY,
    /** Cards are looked at, taken or drawn. */
    SEARCH,
    /** Something cannot be harmed. */
    IMMUNITY,
    /** A weapon is fired, something is hit or lost. */
    WEAPON,
    /** Force is activated, generated or used. */
    FORCE,
    /** Something may not be done. */
    FORBID
}
