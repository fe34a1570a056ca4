package holosite.rules.whereabouts;

import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.text.CardTexts;
import holosite.rules.text.DeployWay;
import java.util.List;

/**
 * Battle stations are systems that move: each is at some parsec, in deep space or in orbit of one
 * planet there. The station's counter holds the parsec, its aim the planet.
 */
public final class Orbit {
    private Orbit() {}

    public static boolean station(GameState game, int system) {
        var definition = game.table().definition(system);
        return definition.is(Subtype.SYSTEM) && definition.has(Trait.BATTLE_STATION);
    }

    /**
     * Between a station and the planet it orbits, or two stations around one planet, ships need no
     * hyperspeed.
     */
    public static boolean joins(GameState game, int a, int b) {
        var table = game.table();
        return (station(game, a) && table.aim(a) == b)
                || (station(game, b) && table.aim(b) == a)
                || (station(game, a)
                        && station(game, b)
                        && table.aim(a) >= 0
                        && table.aim(a) == table.aim(b));
    }

    /**
     * The system a station that has yet to be deployed must orbit, if its text names one; nobody if
     * it names none, or if that one is not on the table.
     */
    public static int first(GameState game, Side player, int station) {
        var table = game.table();
        for (var way : CardTexts.of(game, station).of(player).ways()) {
            for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
                if (way.where() instanceof DeployWay.Orbiting
                        && table.definition(at).is(Subtype.SYSTEM)
                        && way.leadsTo(game, Context.of(station, player), at)) {
                    return at;
                }
            }
        }
        return Table.NOBODY;
    }

    /** Whether a station's text names a system it must orbit as it comes into play. */
    public static boolean bound(GameState game, Side player, int station) {
        List<DeployWay> ways = CardTexts.of(game, station).of(player).ways();
        for (int i = 0; i < ways.size(); i++) {
            if (ways.get(i).where() instanceof DeployWay.Orbiting) {
                return true;
            }
        }
        return false;
    }
}
