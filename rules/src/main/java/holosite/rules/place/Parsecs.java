package holosite.rules.place;

import holosite.language.card.Figure;
import holosite.language.card.Subtype;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Orbit;
import holosite.rules.whereabouts.Whereabouts;

/** Where systems and battle stations lie, in parsecs, and how far apart they are. */
public final class Parsecs {
    private Parsecs() {}

    /** A station newly on the table: in orbit of this system, or in deep space where it is none. */
    public static void enter(GameState game, int station, int system) {
        game.table().setAim(station, system);
        if (system != Table.NOBODY) {
            game.table().setCounter(station, (int) parsec(game, system));
        }
        game.table().textsChanged();
    }

    /** How many parsecs a station can move at a time; none if it cannot move. */
    public static int range(GameState game, int station) {
        double speed = Figures.of(game, Figure.HYPERSPEED, station);
        return speed > 0 ? (int) speed : 0;
    }

    /** Where a system lies; a station, where it has moved to. */
    public static double parsec(GameState game, int system) {
        return Orbit.station(game, system)
                ? game.table().counter(system)
                : Figures.of(game, Figure.PARSEC, system);
    }

    /** How far apart the systems of two cards are; NaN if one is not at a system's parsec. */
    public static double between(GameState game, int from, int to) {
        return Math.abs(parsecOf(game, from) - parsecOf(game, to));
    }

    private static double parsecOf(GameState game, int card) {
        int location =
                card == Table.NOBODY ? Table.NOBODY : Whereabouts.location(game.table(), card);
        if (location == Table.NOBODY) {
            return Double.NaN;
        }
        return game.table().definition(location).is(Subtype.SYSTEM)
                ? parsec(game, location)
                : Double.NaN;
    }
}
