package holosite.language.card;

/**
 * Every number of the game that a card can read or change. A figure belongs to a card ({@link Of#CARD}),
 * or to a player at a location ({@link Of#PLACE}), or to a player alone ({@link Of#PLAYER}).
 */
public enum Figure {
    POWER(Of.CARD),
    ABILITY(Of.CARD),
    FORFEIT(Of.CARD),
    DEPLOY_COST(Of.CARD),
    DESTINY(Of.CARD),
    ARMOR(Of.CARD),
    MANEUVER(Of.CARD),
    LANDSPEED(Of.CARD),
    HYPERSPEED(Of.CARD),
    FEROCITY(Of.CARD),
    DEFENSE_VALUE(Of.CARD),
    POLITICS(Of.CARD),
    PARSEC(Of.CARD),

    /** Force to make a regular move with this card. */
    MOVE_COST(Of.CARD),
    /** Force to shuttle this card. */
    SHUTTLE_COST(Of.CARD),
    /** Landspeed that leaving this site takes. */
    LANDSPEED_TO_LEAVE(Of.CARD),
    /** Force to fire this weapon. */
    FIRE_COST(Of.CARD),
    /** Each destiny drawn for this weapon. */
    WEAPON_DESTINY_DRAW(Of.CARD),
    TOTAL_WEAPON_DESTINY(Of.CARD),
    /** Each destiny drawn for this card's own text, other than as a weapon. */
    TEXT_DESTINY_DRAW(Of.CARD),
    /** The number this card's text calls X, where other cards change it. */
    X(Of.CARD),
    /** Each asteroid destiny drawn against this starship. */
    ASTEROID_DESTINY(Of.CARD),
    /** How many weapons this card may use in a turn. */
    WEAPONS_PER_TURN(Of.CARD),
    /** How many devices this card may use in a turn. */
    DEVICES_PER_TURN(Of.CARD),
    /** How many times this weapon may be fired in a battle. */
    SHOTS_PER_BATTLE(Of.CARD),
    /** Force to play this Interrupt beyond what its text asks. */
    PLAY_COST(Of.CARD),

    /** The total of an Epic Event in which this card takes part. */
    EPIC_EVENT_TOTAL(Of.CARD),
    FORCE_ICONS(Of.PLACE),
    FORCE_GENERATION(Of.PLACE),
    FORCE_DRAIN(Of.PLACE),
    FORCE_DRAIN_COST(Of.PLACE),
    TRANSIT_FROM(Of.PLACE),
    TRANSIT_TO(Of.PLACE),
    TOTAL_POWER(Of.PLACE),
    TOTAL_ABILITY(Of.PLACE),
    BATTLE_COST(Of.PLACE),
    /** How many battle destinies the player may draw, beyond the one for ability. */
    BATTLE_DESTINIES(Of.PLACE),
    /** How many battle destinies the player draws when he could not otherwise. */
    BATTLE_DESTINIES_IF_UNABLE(Of.PLACE),
    /** Total ability the player needs to draw battle destiny. */
    ABILITY_FOR_BATTLE_DESTINY(Of.PLACE),
    BATTLE_DESTINY_DRAW(Of.PLACE),
    TOTAL_BATTLE_DESTINY(Of.PLACE),
    /** Destinies drawn that add to power only, to attrition only. */
    POWER_DESTINIES(Of.PLACE),
    ATTRITION_DESTINIES(Of.PLACE),
    /** Attrition against the player. */
    ATTRITION(Of.PLACE),
    /** Battle damage of the player. */
    BATTLE_DAMAGE(Of.PLACE),

    TOTAL_FORCE_GENERATION(Of.PLAYER),
    /** Every destiny the player draws, of whatever kind. */
    DESTINY_DRAW(Of.PLAYER),
    /** Force the player loses at one time. */
    FORCE_LOSS(Of.PLAYER),
    FORCE_LOSS_FROM_DRAIN(Of.PLAYER),
    RETRIEVAL(Of.PLAYER),
    STARTING_HAND(Of.PLAYER);

    /** What a figure belongs to. */
    public enum Of {
        CARD,
        PLACE,
        PLAYER
    }

    private final Of of;

    Figure(Of of) {
        this.of = of;
    }

    public Of of() {
        return of;
    }
}
