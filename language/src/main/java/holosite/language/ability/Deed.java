package holosite.language.ability;

/** The things players do that a card can forbid, allow or tax. */
public enum Deed {
    ACTIVATE_FORCE,
    FORCE_DRAIN,
    /** A drain of the player is not canceled. */
    CANCEL_DRAIN,
    MODIFY_DRAIN,
    PLAY,
    DEPLOY,
    /** Deploy where there is neither presence nor a Force icon. */
    DEPLOY_WITHOUT_PRESENCE,
    /** Deploy in spite of the rules of a place, such as Dagobah's. */
    DEPLOY_REGARDLESS,
    /** Deploy as an undercover spy. */
    DEPLOY_UNDERCOVER,
    /** Deploy or move in answer to the opponent's battle or Force drain. */
    DEPLOY_AS_REACT,
    MOVE_AS_REACT,
    /** React by moving from the battle or Force drain; the place is where to. */
    MOVE_AWAY_AS_REACT,
    REACT,
    MOVE,
    MOVE_TO,
    MOVE_FROM,
    BOARD,
    INITIATE_BATTLE,
    /** Be battled though it gives no presence. */
    BE_BATTLED,
    TAKE_PART_IN_BATTLE,
    FORFEIT,
    FIRE,
    /** Be aimed at by a weapon. */
    BE_TARGETED,
    /** Be aimed at to be lost. */
    BE_LOST,
    CARRY,
    BE_STOLEN,
    BE_CAPTURED,
    BE_CANCELED,
    USE_TEXT,
    DRAW_BATTLE_DESTINY,
    COUNT_ABILITY_FOR_BATTLE_DESTINY,
    CONVERT,
    RETRIEVE,
    DRIVE,
    /** Pilot the starship or vehicle that is the place. */
    PILOT,
    /** Shuttle by way of the vehicle that is the place. */
    SHUTTLE,
    TRANSFER
}
