package holosite.rules.log;

import holosite.language.card.Side;

import java.util.Optional;

/**
 * For whose eyes something is told: a player's, those of somebody who watches and knows only what
 * both players know, or those of one who may know what either knows, after the game.
 */
public enum Audience {
    DARK(1),
    LIGHT(2),
    SPECTATOR(0),
    BOTH(3);

    private static final int EVERYBODY = 3;

    private final int knows;

    Audience(int knows) {
        this.knows = knows;
    }

    public static Audience of(Side side) {
        return side == Side.DARK ? DARK : LIGHT;
    }

    /** The player it is, if it is one. */
    public Optional<Side> side() {
        return switch (this) {
            case DARK -> Optional.of(Side.DARK);
            case LIGHT -> Optional.of(Side.LIGHT);
            case SPECTATOR, BOTH -> Optional.empty();
        };
    }

    /** Whether it is told what only these players know: 1 for Dark, 2 for Light, 3 for both. */
    public boolean knows(int knownBy) {
        return knownBy == EVERYBODY || (knownBy & knows) != 0;
    }

    /** Whether it sees what this player holds in his hand. */
    public boolean looksOver(Side player) {
        return (knows & 1 << player.ordinal()) != 0;
    }
}
