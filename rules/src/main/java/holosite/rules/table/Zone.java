package holosite.rules.table;

import holosite.language.card.Pile;

/** Where a player's cards are when they are not at a location or on another card. */
public enum Zone {
    RESERVE_DECK,
    FORCE_PILE,
    USED_PILE,
    LOST_PILE,
    HAND,
    OUT_OF_PLAY,
    /** A player's side of the table, for Effects without a host. */
    SIDE_OF_TABLE,
    /** Where a card lies while it is played, deployed or revealed, until it takes its place. */
    BEING_PLAYED,
    /** Where a destiny lies from being drawn until it is put away. */
    DRAWN_DESTINY,
    /** Cards held for a game of sabacc. */
    SABACC_HAND,
    /** Outside the deck: what a Starting Effect may take under it. */
    OUTSIDE;

    private static final Zone[] ALL = values();

    public static Zone of(Pile pile) {
        return switch (pile) {
            case RESERVE_DECK -> RESERVE_DECK;
            case FORCE_PILE -> FORCE_PILE;
            case USED_PILE -> USED_PILE;
            case LOST_PILE -> LOST_PILE;
            case HAND -> HAND;
            case OUT_OF_PLAY -> OUT_OF_PLAY;
        };
    }

    /** The pile in this zone; only for zones that cards name. */
    public Pile pile() {
        return switch (this) {
            case RESERVE_DECK -> Pile.RESERVE_DECK;
            case FORCE_PILE -> Pile.FORCE_PILE;
            case USED_PILE -> Pile.USED_PILE;
            case LOST_PILE -> Pile.LOST_PILE;
            case HAND -> Pile.HAND;
            case OUT_OF_PLAY -> Pile.OUT_OF_PLAY;
            case SIDE_OF_TABLE, BEING_PLAYED, DRAWN_DESTINY, SABACC_HAND, OUTSIDE ->
                    throw new IllegalStateException("no pile lies in " + this);
        };
    }

    /** The number that represents it where a table packs it. */
    @SuppressWarnings("EnumOrdinal")
    public int number() {
        return ordinal();
    }

    public static Zone at(int number) {
        return ALL[number];
    }
}
