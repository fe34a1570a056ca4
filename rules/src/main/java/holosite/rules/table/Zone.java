package holosite.rules.table;

import holosite.language.card.Pile;

/** Where a player's cards lie when they are not at a location or on another card. */
public enum Zone {
    RESERVE_DECK,
    FORCE_PILE,
    USED_PILE,
    LOST_PILE,
    HAND,
    OUT_OF_PLAY,
    /** A player's side of the table, where Effects without a host lie. */
    SIDE_OF_TABLE,
    /** Between places: a card being played, a destiny not yet put away. */
    LIMBO,
    /** Cards held for a game of sabacc. */
    SABACC_HAND,
    /** Outside the deck: what a Starting Effect may take under it. */
    OUTSIDE;

    private static final Zone[] ALL = values();

    public static Zone of(Pile pile) {
        return ALL[pile.ordinal()];
    }

    public static Zone at(int index) {
        return ALL[index];
    }
}
