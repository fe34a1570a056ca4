package holosite.language.card;

/** How long something a card did goes on. */
public enum Duration {
    /** As long as the thing answered to is going on: this Force drain, this shot, this draw. */
    THIS_ACTION,
    THIS_BATTLE,
    THIS_PHASE,
    THIS_TURN,
    UNTIL_END_OF_YOUR_NEXT_TURN,
    UNTIL_END_OF_OPPONENTS_NEXT_TURN,
    UNTIL_START_OF_YOUR_NEXT_TURN,
    /** Until the card affected leaves the table. */
    WHILE_ON_TABLE,
    REST_OF_GAME
}
