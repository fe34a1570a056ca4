package holosite.language.ability;

/** The things that happen in a game to which a card can answer, before or just after. */
public enum Event {
    GAME_STARTS,
    TURN_STARTS,
    TURN_ENDS,
    PHASE_STARTS,
    PHASE_ENDS,
    FORCE_ACTIVATED,
    /** Cards were placed in a Used Pile; those of one action are one occasion. */
    PLACED_IN_USED_PILE,
    /** A card is being played or deployed: all is chosen and paid, the result is still open. */
    BEING_PLAYED,
    BEING_DEPLOYED,
    DEPLOYED,
    MOVED,
    DRAIN_INITIATED,
    DRAINED,
    FORCE_TO_BE_LOST,
    FORCE_LOST,
    FORCE_TO_BE_RETRIEVED,
    FORCE_RETRIEVED,
    CARD_DRAWN,
    BATTLE_INITIATED,
    WEAPONS_SEGMENT_ENDED,
    BATTLE_WON,
    BATTLE_LOST,
    BATTLE_ENDING,
    BATTLE_ENDED,
    WEAPON_AIMED,
    /** A card is aimed at, by a weapon or any other action, to be stolen, hit, lost or captured. */
    TARGETED,
    WEAPON_FIRED,
    HIT,
    DESTINY_TO_BE_DRAWN,
    DESTINY_DRAWN,
    TO_BE_LOST,
    LOST,
    FORFEITED,
    CAPTURED,
    RELEASED,
    STOLEN,
    DISARMED,
    COVER_BROKEN,
    WENT_MISSING,
    CANCELED,
    REACTING,
    /** A react was carried out, to the place. */
    REACTED,
    REACHED,
    LOCATION_BLOWN_AWAY
}
