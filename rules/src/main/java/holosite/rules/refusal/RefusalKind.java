package holosite.rules.refusal;

/**
 * Of which kind a refusal is, in few enough kinds for the edge of a card. The more informative kind
 * comes first.
 */
public enum RefusalKind {
    FORCE,
    PILOT,
    OPERATOR,
    APPRENTICE,
    CAPTIVE,
    UNPAYABLE,
    TARGET,
    RANGE,
    CONDITION,
    ALREADY_DONE,
    ALREADY_PLAYED,
    ALREADY_IN_PLAY,
    OUT_OF_PLAY,
    IN_BATTLE,
    IN_ANSWER,
    OTHER_PHASE,
    OTHER_TURN,
    BATTLE_GOING_ON,
    ATTACK_GOING_ON,
    AT_THE_START,
    NOT_FROM_HAND,
    EMPTY,
    FORBIDDEN,
    PROTECTED,
    NO_TEXT,
    TEXT_OUT,
    INACTIVE,
    NOT_YOURS,
    NO_WAY,
    NO_ROOM,
    PLACE,
    NOT_NOW;

    static RefusalKind of(Refusal refusal) {
        return switch (refusal) {
            case NOT_ENOUGH_FORCE, TOO_LITTLE_TO_LOSE, OPPONENT_LACKS_FORCE -> FORCE;
            case NEEDS_PILOT, UNPILOTED, NO_DRIVER -> PILOT;
            case NO_OPERATOR, NO_POWER_SOURCE -> OPERATOR;
            case NO_APPRENTICE,
                    MENTOR_TOO_WEAK,
                    STILL_AN_APPRENTICE,
                    ALREADY_A_MENTOR,
                    APPRENTICE_DROID,
                    APPRENTICE_JEDI,
                    APPRENTICE_TOO_ABLE,
                    TEST_OUT_OF_ORDER ->
                    APPRENTICE;
            case NO_CAPTIVE, NO_PRISON, NO_ESCORT, ESCORT_BUSY -> CAPTIVE;
            case TEXT_NOT_PAYABLE -> UNPAYABLE;
            case NO_TARGET,
                    TARGET_YOURS,
                    TARGET_OF_WRONG_KIND,
                    TEXT_WITHOUT_TARGET,
                    TEXT_NAMES_OTHERS,
                    NO_CREATURE,
                    NO_OPPONENT ->
                    TARGET;
            case OUT_OF_RANGE, TOO_FAR, TOO_MANY_PARSECS, SECTOR_TOO_FAR -> RANGE;
            case TEXT_CONDITION, WEAPON_CONDITION -> CONDITION;
            case TEXT_USED_UP,
                    SEARCH_FAILED,
                    ALREADY_ATTACKED_HERE,
                    WEAPON_ALREADY_FIRED,
                    OTHER_WEAPON_USED,
                    ALREADY_DRAINED,
                    ALREADY_BATTLED_HERE,
                    ALREADY_MOVED,
                    IN_SEARCH_PARTY,
                    ALREADY_REACTED ->
                    ALREADY_DONE;
            case PLAYED_THIS_TURN -> ALREADY_PLAYED;
            case ON_TABLE_ALREADY, PERSONA_ON_TABLE, NAMED_CARDS_BARRED -> ALREADY_IN_PLAY;
            case PERSONA_OUT_OF_PLAY, PERSONA_CROSSED_OVER -> OUT_OF_PLAY;
            case TEXT_IN_BATTLE, TEXT_IN_DAMAGE_SEGMENT, WEAPONS_SEGMENT_ONLY -> IN_BATTLE;
            case TEXT_IN_ANSWER -> IN_ANSWER;
            case TEXT_OTHER_PHASE,
                    CONTROL_PHASE_ONLY,
                    DEPLOY_PHASE_ONLY,
                    BATTLE_PHASE_ONLY,
                    MOVE_PHASE_ONLY,
                    SPY_MOVES_LATER ->
                    OTHER_PHASE;
            case NOT_YOUR_TURN -> OTHER_TURN;
            case DURING_BATTLE -> BATTLE_GOING_ON;
            case DURING_ATTACK -> ATTACK_GOING_ON;
            case ONLY_AT_THE_START -> AT_THE_START;
            case SHIELD_NOT_FROM_HAND -> NOT_FROM_HAND;
            case RESERVE_DECK_EMPTY -> EMPTY;
            case FORBIDDEN_BY_CARD, ENERGY_SHIELD, INSIDE_STATION, TRENCH, SECLUDED, HOLOSITE ->
                    FORBIDDEN;
            case TARGET_PROTECTED, IMMUNE, UNDERCOVER, UNDERCOVER_SPY -> PROTECTED;
            case NO_TEXT_TO_USE, NO_WEAPON, PLAYED_NOT_DEPLOYED -> NO_TEXT;
            case TEXT_CANCELED -> TEXT_OUT;
            case INACTIVE, DISARMED, NOT_PARTICIPATING, STOLEN_WEAPON_UNFIT -> INACTIVE;
            case NOT_YOUR_CARD, NOT_YOUR_SHIP, UNKNOWN_CARD -> NOT_YOURS;
            case NO_WAY,
                    SHIP_ELSEWHERE,
                    NO_SHUTTLES,
                    LANDED,
                    ON_BOMBING_RUN,
                    ABOARD,
                    INSIDE,
                    NOT_BESIDE,
                    NOWHERE_TO_STEP_OUT,
                    NO_HYPERSPEED,
                    NO_NAV_COMPUTER,
                    CLOUDS_BETWEEN,
                    NOBODY_TO_FOLLOW ->
                    NO_WAY;
            case NO_ROOM -> NO_ROOM;
            case DEPLOYS_ONLY_ELSEWHERE,
                    NO_PRESENCE_OR_ICON,
                    NOT_CONTROLLED,
                    NO_PRESENCE,
                    NOBODY_TO_ATTACK,
                    NOT_DEPLOYED_THERE,
                    NO_SYSTEM,
                    OUTSIDE_HABITAT,
                    SITES_ONLY,
                    EXTERIOR_ONLY,
                    IN_SPACE_ONLY,
                    WRONG_KIND_OF_PLACE,
                    DOCKING_BAYS_ONLY ->
                    PLACE;
            case NONE, NOT_NOW, TEXT_ANOTHER_TIME, NOT_IN_HAND, NOT_ON_TABLE -> NOT_NOW;
        };
    }
}
