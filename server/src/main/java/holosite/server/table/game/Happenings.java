package holosite.server.table.game;

import holosite.language.ability.Event;
import holosite.rules.decision.Prompt;
import holosite.rules.view.Question;
import holosite.server.message.Something;

/** Of which kind it is what happens. */
final class Happenings {
    private Happenings() {}

    /** What happens when this is asked. */
    static Something in(Question question) {
        return question.key() == Prompt.Key.RESPONSE
                ? question.moment().map(moment -> of(moment.event())).orElse(Something.OTHER)
                : Something.BATTLE;
    }

    private static Something of(Event event) {
        return switch (event) {
            case BATTLE_INITIATED,
                    WEAPONS_SEGMENT_ENDED,
                    TO_HIDE,
                    BATTLE_DECIDED,
                    BATTLE_DESTINIES_DRAWN,
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
                    FEROCITY_TO_BE_WORKED_OUT,
                    DEFEATED ->
                    Something.BATTLE;
            case DRAIN_INITIATED, DRAINED -> Something.DRAIN;
            case FORCE_TO_BE_LOST,
                    FORCE_LOST,
                    LOST_TO_BATTLE,
                    HIT,
                    TO_EXPLODE,
                    TO_BE_LOST,
                    TO_BE_USED_INSTEAD,
                    TO_BE_FORFEITED,
                    LOST,
                    FORFEITED,
                    FORFEITED_IN_PART,
                    CAPTURED,
                    STOLEN,
                    DISARMED,
                    WENT_MISSING,
                    TO_BE_CANCELED,
                    CANCELED,
                    LOCATION_BLOWN_AWAY,
                    EATEN,
                    ATTACHED_TO ->
                    Something.LOSS;
            case BEING_PLAYED, PLAYED, BEING_DEPLOYED, DEPLOYED -> Something.CARD;
            case TO_ENTER_HYPERSPACE, MOVED, LEFT, REACTING, REACTED, REACHED -> Something.MOVE;
            case TURN_STARTS,
                    TURN_ENDS,
                    PHASE_STARTS,
                    PHASE_ENDS,
                    FORCE_ACTIVATED,
                    PLACED_IN_USED_PILE,
                    FORCE_TO_BE_RETRIEVED,
                    FORCE_RETRIEVED,
                    CARD_DRAWN,
                    HAND_SEEN,
                    SHUFFLED,
                    DELIVERED,
                    RELEASED,
                    COVER_BROKEN,
                    FLIPPED,
                    STEP_REACHED,
                    INSERTED,
                    INSERT_REVEALED,
                    REACHED_TOP ->
                    Something.OTHER;
        };
    }
}
