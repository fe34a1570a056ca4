package holosite.language.filter;

/** A passing condition of a card or location on the table. */
public enum CardState {
    HIT,
    CAPTIVE,
    IMPRISONED,
    FROZEN,
    MISSING,
    UNDERCOVER,
    DISARMED,
    CRASHED,
    PILOTED,
    UNPILOTED,
    LANDED,
    /** Taking part in the battle going on. */
    IN_BATTLE,
    /** Taking part on the side that did not begin it. */
    DEFENDING,
    ALONE,
    ARMED,
    ACTIVE,
    /** Nobody aboard. */
    EMPTY,
    /** Where a battle is going on. */
    BATTLE_LOCATION,
    /** Where a Force drain is going on. */
    DRAIN_LOCATION,
    UNOCCUPIED,
    BATTLEGROUND,
    CONVERTED,
    BLOWN_AWAY,
    NIGHTTIME,
    /** Being played or deployed right now. */
    BEING_PLAYED,
    /** Deploying or moving as a react right now. */
    REACTING,
    DEPLOYED_THIS_TURN,
    MOVED_THIS_TURN,
    TEXT_CANCELED
}
