package holosite.rules.decision;

/**
 * Why a decision is asked, and what it is about. The cards are named by their numbers; in a view by
 * its handles.
 */
public sealed interface Prompt permits ActPrompt, CardPrompt, NumberPrompt, OptionPrompt {

    /** The name of the question, for clients and files: it outlives the names of classes. */
    Key key();

    /** A question about a card. */
    interface OneCard {
        int card();
    }

    /** A question about a card and another one. */
    interface TwoCards extends OneCard {
        int other();
    }

    /** The questions the rules ask. */
    enum Key {
        PHASE_ACTION,
        RESPONSE,
        AUTOMATIC_ORDER,
        WEAPONS_SEGMENT,
        DAMAGE_SEGMENT,
        ATTACK_WEAPONS,
        DEPLOY_WHERE,
        DEPLOY_AIM,
        DEPLOY_PILOT,
        MOVE_WHERE,
        MOVE_WHO,
        REACT_EMBARK,
        REACT_DISEMBARK,
        REACT_BOARD,
        TRANSFER_TO,
        TARGET,
        PICK,
        FIRE_TARGET,
        LOSE_FORCE_FROM,
        SEARCH,
        SEAT,
        STARTING_LOCATION,
        STARTING_EFFECT,
        STARTING_INTERRUPT,
        STARTING_CARD,
        PLAY_FROM_UNDER,
        ESCORT,
        ORDER,
        GIVE_FROM_HAND,
        ASTEROID_ORDER,
        JUMP_OFF,
        ATTACK_ORDER,
        SABACC_PLAYER,
        SABACC_WINNINGS,
        RACE_FOR,
        CHOOSE_RACE_DESTINIES,
        MENTOR,
        NUMBER,
        HOW_MUCH_FORCE,
        CAPTIVE_FATE,
        DESTINY_NUMBER,
        LAYOUT,
        OPTION,
        WHICH_FIRST,
        ATTACK_SIDE,
        MAY,
        MAY_PAY,
        DRAW_BATTLE_DESTINY,
        ATTACK_DESTINY,
        SABACC_CARD,
        USE_RACE_DESTINY
    }
}
