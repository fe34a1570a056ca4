package holosite.bots.search;

/** What is looked at in a position: what a side has there less what its opponent has. */
public enum PositionFeature {
    /** Life Force. */
    LIFE,
    /** The logarithm of Life Force: one more counts most where little is left. */
    FEW_LIVES,
    /** Cards in the Reserve Deck: they can still be activated and drawn for destiny. */
    RESERVE_DECK,
    /** What Force drains of this turn's strength cost the opponent at places under control. */
    DRAINS,
    /** Locations under control. */
    CONTROL,
    /** Those among them where the opponent has icons: it is there that Force is drained. */
    AGAINST_ICONS,
    /** The opponent's icons at places that nobody occupies. */
    OPEN_ICONS,
    /** By how much contested places would be won, each up to a limit. */
    EDGE,
    /** How little stands at places that drain: they are easily lost. */
    EXPOSED,
    POWER,
    ABILITY,
    /** Places with ability enough for a battle destiny. */
    DESTINIES,
    /** The most power in one place. */
    STRONGEST,
    /** What the units on the table could be forfeited for. */
    FORFEIT,
    UNITS,
    /** Vessels that nobody flies. */
    IDLE,
    WEAPONS,
    DEVICES,
    /** Effects and whatever else lies on the table. */
    EFFECTS,
    /** Cards in hand, up to a limit. */
    HAND,
    /** What units in hand are worth. */
    RESERVES,
    /** The power of units in hand. */
    POWER_IN_HAND,
    /** As much of it as the Force of the next turn may pay for. */
    PAYABLE,
    LOCATIONS_IN_HAND,
    INTERRUPTS,
    /** Force that can be used. */
    FORCE,
    /** Own Force icons on the table. */
    ICONS,
    /** Whose turn it is. */
    TURN
}
