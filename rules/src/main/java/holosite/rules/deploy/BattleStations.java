package holosite.rules.deploy;

import holosite.language.card.Trait;
import holosite.rules.Game;
import holosite.rules.action.Uses;
import holosite.rules.catalog.Definition;

/**
 * Several battle stations may lie on the table, but a player who has deployed a location of one
 * deploys none of another for the rest of the game.
 */
public final class BattleStations {
    private BattleStations() {}

    static boolean bars(Game game, int player, int location) {
        Definition place = game.table().definition(location);
        if (!place.has(Trait.BATTLE_STATION)) {
            return false;
        }
        String first = game.uses().goneOffBeginning(mark(player, ""));
        return !first.isEmpty() && !first.equals(mark(player, place.card().system()));
    }

    /** Remembers that a player has deployed this location. */
    public static void note(Game game, int player, int location) {
        Definition place = game.table().definition(location);
        if (place.has(Trait.BATTLE_STATION)
                && game.uses().goneOffBeginning(mark(player, "")).isEmpty()) {
            Uses.goOff(game, mark(player, place.card().system()));
        }
    }

    private static String mark(int player, String station) {
        return "station of " + player + ": " + station;
    }
}
