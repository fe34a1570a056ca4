package holosite.rules.place;

import holosite.language.card.Figure;
import holosite.language.card.Trait;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;

/**
 * Marker sites are told apart by their numbers, the Wampa Cave with the others; what was blown away
 * marks nothing any more.
 */
public final class Markers {
    private Markers() {}

    /** Whether this is the marker site with the lowest number on the table. */
    public static boolean innermost(GameState game, int site) {
        return !anyMarker(game, site, false);
    }

    /** Whether this is the marker site with the highest number on the table. */
    public static boolean outermost(GameState game, int site) {
        return !anyMarker(game, site, true);
    }

    /** Whether a marker lies beyond this site, or before it; so does any for no marker site. */
    private static boolean anyMarker(GameState game, int site, boolean beyond) {
        var table = game.table();
        double own = number(game, site);
        if (!table.laidOut(site) || Double.isNaN(own)) {
            return true;
        }
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            double other = number(game, at);
            if (beyond ? other > own : other < own) {
                return true;
            }
        }
        return false;
    }

    private static double number(GameState game, int site) {
        return Standing.of(game).hasTrait(game, site, Trait.MARKER)
                ? Figures.of(game, Figure.MARKER_NUMBER, site)
                : Double.NaN;
    }
}
