package holosite.rules.table;

/** The role of a card where it is. */
public enum Role {
    /** In a pile, a hand, on a side of the table. */
    NONE,
    /** A location in its row. */
    LAID_OUT,
    /** At a location by itself. */
    AT,
    PILOT,
    PASSENGER,
    ASTROMECH,
    /** A vehicle or starfighter in a hold. */
    CARGO,
    /** A weapon, device or Effect on the card that carries it. */
    ON,
    /** A captive with its escort. */
    ESCORTED,
    /** A captive in a prison. */
    IMPRISONED,
    /** On or under a card without being on the table. */
    STACKED,
    /** A location covered by its converted version. */
    COVERED,
    /** An insert card in a Reserve Deck. */
    INSERTED;

    private static final Role[] ALL = values();

    /** The number that represents it where a table packs it. */
    @SuppressWarnings("EnumOrdinal")
    int number() {
        return ordinal();
    }

    static Role at(int number) {
        return ALL[number];
    }

    /** Seats and holds: places inside a ship or vehicle. */
    public boolean aboard() {
        return this == PILOT || this == PASSENGER || this == ASTROMECH || this == CARGO;
    }

    public boolean onTable() {
        return this != STACKED && this != COVERED;
    }
}
