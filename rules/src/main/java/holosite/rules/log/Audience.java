package holosite.rules.log;

import holosite.language.card.Side;
import holosite.rules.table.KnownBy;
import java.util.Optional;

/**
 * Who reads something: a player, a spectator who knows only what both players know, or somebody who
 * may know what either knows, after the game.
 */
public enum Audience {
    DARK,
    LIGHT,
    SPECTATOR,
    BOTH;

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

    /** Whether it may know what these players know. */
    public boolean knows(KnownBy players) {
        return switch (this) {
            case DARK -> players.includes(Side.DARK);
            case LIGHT -> players.includes(Side.LIGHT);
            case SPECTATOR -> players == KnownBy.BOTH;
            case BOTH -> players != KnownBy.NOBODY;
        };
    }
}
