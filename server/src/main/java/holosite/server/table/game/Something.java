package holosite.server.table.game;

import holosite.language.ability.Event;
import holosite.rules.decision.Prompt;
import holosite.rules.view.Question;

/** What can happen while a player passes until something happens. */
public enum Something {
    /** A battle, an attack or a duel, and weapons. */
    BATTLE,
    /** A Force drain. */
    DRAIN,
    /** A card is hit, forfeited, captured or lost, or Force is. */
    LOSS,
    /** A card is played or deployed. */
    CARD,
    /** A card moves. */
    MOVE,
    /** Anything else he could respond to. */
    OTHER;

    /** What happens when this is asked. */
    static Something in(Question question) {
        return question.key() == Prompt.Key.RESPONSE
                ? question.moment().map(moment -> of(moment.event())).orElse(OTHER)
                : BATTLE;
    }

    private static Something of(Event event) {
        return switch (event) {
            case BATTLE_INITIATED,
                    WEAPONS_SEGMENT_ENDED,
                    BATTLE_WON,
                    BATTLE_LOST,
                    BATTLE_ENDING,
                    BATTLE_ENDED,
                    DUEL_INITIATED,
                    NON_EPIC_DUEL_INITIATED,
                    DUEL_WON,
                    DUEL_ENDED,
                    WEAPON_AIMED,
                    TARGETED,
                    WEAPON_FIRED,
                    WEAPON_DESTINY_FAILED,
                    DESTINY_TO_BE_DRAWN,
                    DESTINY_DRAWN,
                    DESTINY_SUCCEEDED,
                    ATTACKED,
                    DEFEATED ->
                    BATTLE;
            case DRAIN_INITIATED, DRAINED -> DRAIN;
            case FORCE_TO_BE_LOST,
                    FORCE_LOST,
                    HIT,
                    TO_BE_LOST,
                    LOST,
                    FORFEITED,
                    CAPTURED,
                    STOLEN,
                    DISARMED,
                    WENT_MISSING,
                    TO_BE_CANCELED,
                    CANCELED,
                    LOCATION_BLOWN_AWAY,
                    EATEN,
                    ATTACHED_TO ->
                    LOSS;
            case BEING_PLAYED, PLAYED, BEING_DEPLOYED, DEPLOYED -> CARD;
            case MOVED, LEFT, REACTING, REACTED, REACHED -> MOVE;
            case TURN_STARTS,
                    TURN_ENDS,
                    PHASE_STARTS,
                    PHASE_ENDS,
                    FORCE_ACTIVATED,
                    PLACED_IN_USED_PILE,
                    FORCE_TO_BE_RETRIEVED,
                    FORCE_RETRIEVED,
                    CARD_DRAWN,
                    DELIVERED,
                    RELEASED,
                    COVER_BROKEN,
                    FLIPPED,
                    STEP_REACHED,
                    INSERTED,
                    INSERT_REVEALED,
                    REACHED_TOP ->
                    OTHER;
        };
    }
}
