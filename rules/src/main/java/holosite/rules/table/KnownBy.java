package holosite.rules.table;

import holosite.language.card.Side;

/** Which of the players know which card something is. */
public enum KnownBy {
    NOBODY,
    DARK,
    LIGHT,
    BOTH;

    /** This player alone. */
    public static KnownBy only(Side player) {
        return player == Side.DARK ? DARK : LIGHT;
    }

    public boolean includes(Side player) {
        return this == BOTH || this == only(player);
    }
}
