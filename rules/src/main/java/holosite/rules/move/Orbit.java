package holosite.rules.move;

import holosite.language.card.Figure;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.Game;
import holosite.rules.modifier.Figures;

/**
 * Battle stations are systems that move: each is at some parsec, in deep space or in orbit of one
 * planet there. The station's counter holds the parsec, its aim the planet.
 */
public final class Orbit {
    private Orbit() {}

    public static boolean station(Game game, int system) {
        var definition = game.table().definition(system);
        return definition.is(Subtype.SYSTEM) && definition.has(Trait.BATTLE_STATION);
    }

    /**
     * Between a station and the planet it orbits, or two stations around one planet, ships need no
     * hyperspeed.
     */
    static boolean joins(Game game, int a, int b) {
        var table = game.table();
        return (station(game, a) && table.aim(a) == b)
                || (station(game, b) && table.aim(b) == a)
                || (station(game, a)
                        && station(game, b)
                        && table.aim(a) >= 0
                        && table.aim(a) == table.aim(b));
    }

    /** Where a system lies; a station, where it has moved to. */
    public static double parsec(Game game, int system) {
        return station(game, system)
                ? game.table().counter(system)
                : Figures.of(game, Figure.PARSEC, system);
    }
}
