package holosite.rules.decision;

/** Why a decision is asked: the key of the sentence, and the cards and number it speaks of. */
public record Prompt(Key key, int card, int other, double number) {

    /** The questions the rules ask. */
    public enum Key {
        PHASE_ACTION,
        RESPONSE,
        BEFORE,
        WEAPONS_SEGMENT,
        DAMAGE_SEGMENT,
        AUTOMATIC_ORDER,
        START_OF_TURN,
        END_OF_TURN,
        DEPLOY_WHERE,
        DEPLOY_AIM,
        DEPLOY_PILOT,
        LAYOUT,
        MOVE_WHERE,
        MOVE_WHO,
        /** Who boards the reacting card before it sets out. */
        REACT_EMBARK,
        /** Who gets out of it where it has come to. */
        REACT_DISEMBARK,
        /** What it boards there. */
        REACT_BOARD,
        TRANSFER_TO,
        TARGET,
        PICK,
        FIRE_TARGET,
        LOSE_FORCE_FROM,
        NUMBER,
        HOW_MUCH_FORCE,
        OPTION,
        MAY,
        MAY_PAY,
        SEARCH,
        DRAW_BATTLE_DESTINY,
        DESTINY_NUMBER,
        SEAT,
        STARTING_LOCATION,
        STARTING_EFFECT,
        STARTING_INTERRUPT,
        STARTING_CARD,
        PLAY_FROM_UNDER,
        ESCORT,
        CAPTIVE_FATE,
        ORDER,
        GIVE_FROM_HAND,
        ASTEROID_ORDER,
        JUMP_OFF,
        /** Which of several things of one text happens next; the number says which are left. */
        WHICH_FIRST,
        ATTACK_SIDE,
        ATTACK_WEAPONS,
        ATTACK_DESTINY,
        ATTACK_ORDER,
        /** Sabacc: who plays for the other side, one card more or not, what is won. */
        SABACC_PLAYER,
        SABACC_CARD,
        SABACC_WINNINGS,
        /** For which Podracer race destiny is drawn. */
        RACE_FOR,
        /** Whether a race destiny just drawn is used. */
        USE_RACE_DESTINY,
        /** Which of the race destinies drawn are used. */
        CHOOSE_RACE_DESTINIES,
        /** Who trains the apprentice for a Jedi Test. */
        MENTOR
    }

    public static Prompt of(Key key) {
        return new Prompt(key, -1, -1, 0);
    }

    public static Prompt of(Key key, int card) {
        return new Prompt(key, card, -1, 0);
    }

    public static Prompt of(Key key, int card, int other) {
        return new Prompt(key, card, other, 0);
    }
}
