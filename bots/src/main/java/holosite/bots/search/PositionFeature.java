package holosite.bots.search;

/** What is looked at in a position: what a side has there less what its opponent has. */
public enum PositionFeature {
    /** Life Force. */
    LIFE,
    /** How many drains each could stand, compared: the logarithm of the ratio. */
    RACE,
    /** What Force drains of this turn's strength cost the opponent at places under control. */
    DRAINS,
    /** Locations under control. */
    CONTROL,
    /** By how much contested places would be won, each up to a limit. */
    EDGE,
    /** How little stands at places that drain: they are easily lost. */
    EXPOSED,
    POWER,
    ABILITY,
    /** What the units on the table could be forfeited for. */
    FORFEIT,
    /** Cards in hand, up to a limit. */
    HAND,
    /** What units in hand are worth. */
    RESERVES,
    /** Force that can be used. */
    FORCE,
    /** Own Force icons on the table. */
    ICONS,
    /** Weapons, devices and Effects on the table. */
    EQUIPMENT,
    /** Whose turn it is. */
    TURN
}
