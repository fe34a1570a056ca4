package holosite.rules.move;

import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;

/** Cloud sectors are between a system and its sites; the one next to the sites is the lowest. */
final class Clouds {
    private Clouds() {}

    /** The lowest cloud sector at this location's planet, or nobody. */
    static int lowest(GameState game, int location) {
        var table = game.table();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (cloudOver(game, at, location)) {
                return at;
            }
        }
        return Table.NOBODY;
    }

    /** How many cloud sectors are over this location's planet. */
    static int count(GameState game, int location) {
        var table = game.table();
        int count = 0;
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            count += cloudOver(game, at, location) ? 1 : 0;
        }
        return count;
    }

    private static boolean cloudOver(GameState game, int sector, int location) {
        var definition = game.table().definition(sector);
        return definition.is(Subtype.SECTOR)
                && definition.has(Trait.CLOUD)
                && game.systemAt(sector).equals(game.systemAt(location));
    }
}
