package holosite.rules.deploy;

import holosite.rules.Game;
import holosite.rules.action.Uses;

/**
 * The two Death Stars: both may lie on the table, but a player who has deployed a location of one
 * deploys none of the other for the rest of the game.
 */
public final class TwoDeathStars {
    private TwoDeathStars() {}

    private static final String FIRST = "Death Star";
    private static final String SECOND = "Death Star II";

    static boolean bars(Game game, int player, int location) {
        String other =
                switch (game.table().definition(location).card().system()) {
                    case FIRST -> SECOND;
                    case SECOND -> FIRST;
                    default -> "";
                };
        return !other.isEmpty() && game.uses().hasGoneOff(mark(player, other));
    }

    /** Remembers that a player has deployed this location. */
    public static void note(Game game, int player, int location) {
        String system = game.table().definition(location).card().system();
        if ((system.equals(FIRST) || system.equals(SECOND))
                && !game.uses().hasGoneOff(mark(player, system))) {
            Uses.goOff(game, mark(player, system));
        }
    }

    private static String mark(int player, String system) {
        return system + " of " + player;
    }
}
