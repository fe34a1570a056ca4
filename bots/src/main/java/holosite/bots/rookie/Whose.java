package holosite.bots.rookie;

import holosite.language.card.Side;

/** Whose cards a text refers to, seen from the bot's side. */
enum Whose {
    MINE,
    THEIRS,
    EITHER;

    static Whose of(Side side, Side me) {
        return side == me ? MINE : THEIRS;
    }

    /** How good it is to hurt such a card. */
    double hurt(double amount) {
        return switch (this) {
            case MINE -> -amount;
            case THEIRS -> amount;
            case EITHER -> 0.2 * amount;
        };
    }

    double help(double amount) {
        return switch (this) {
            case MINE -> amount;
            case THEIRS -> -amount;
            case EITHER -> 0.3 * amount;
        };
    }
}
