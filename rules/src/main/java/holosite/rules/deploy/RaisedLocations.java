package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.card.Side;
import holosite.rules.log.PlayEntry;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;

/**
 * Locations raised to the top: what a conversion has covered covers in its turn the location that
 * lay on it. Nothing is deployed.
 */
public final class RaisedLocations {
    private RaisedLocations() {}

    /** Raises what lies directly under each of these locations, where they may be converted. */
    public static void raise(GameState game, Side player, int[] locations) {
        var table = game.table();
        for (int top : locations) {
            int under = under(table, top);
            if (under == Table.NOBODY
                    || table.has(top, Flag.BLOWN_AWAY)
                    || Rulings.forbids(game, Deed.CONVERT, player, top, top)) {
                continue;
            }
            game.setSystem(under, game.systemAt(top));
            cover(game, under, top);
            Logging.line(game, PlayEntry.Converts::new, player, under);
        }
    }

    /**
     * It takes the place of another, also in what texts in force for a while say about that one.
     */
    static void cover(GameState game, int location, int covered) {
        game.table().cover(location, covered);
        LastingTexts.passOn(game, covered, location);
    }

    /** The location that one covers: of several, the one it was laid on. */
    private static int under(Table table, int top) {
        int found = Table.NOBODY;
        for (int on = table.top(Table.on(top)); on != Table.NOBODY; on = table.next(on)) {
            if (table.role(on) == Role.COVERED) {
                found = on;
            }
        }
        return found;
    }
}
