package holosite.language.card;

/** A player as a card speaks of one: "you" is the player the text belongs to. */
public enum Who {
    YOU,
    OPPONENT,
    /** Both, or whichever of the two it concerns. */
    EITHER,
    /** The player who did what the text answers to. */
    THAT_PLAYER
}
