package holosite.language.card;

/** The places of its owner where a card can be when it is not on the table. */
public enum Pile {
    RESERVE_DECK,
    FORCE_PILE,
    USED_PILE,
    LOST_PILE,
    HAND,
    OUT_OF_PLAY
}
