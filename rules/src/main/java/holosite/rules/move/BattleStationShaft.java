package holosite.rules.move;

import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.place.PlaceRules;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.Step;
import holosite.rules.table.Role;
import holosite.rules.table.Table;

/**
 * Inside a battle station only starfighters fly, one sector at a time. Those of the Dark Side go in
 * only while one of the Light Side is in there; when none is, they turn back towards the system in
 * their move phase, a sector each turn, for free.
 */
public final class BattleStationShaft {
    private BattleStationShaft() {}

    /**
     * Whether a ship of the Dark Side would fly deeper into a station where nobody is to follow.
     */
    static boolean barred(GameState game, int card, int from, int to) {
        return game.table().owner(card) == Side.DARK
                && PlaceRules.insideStation(game, to)
                && deeper(game, from, to)
                && !lightInside(game, game.systemAt(to));
    }

    private static boolean deeper(GameState game, int from, int to) {
        var table = game.table();
        for (int at = table.next(from); at != Table.NOBODY; at = table.next(at)) {
            if (at == to) {
                return true;
            }
        }
        return false;
    }

    private static boolean lightInside(GameState game, String station) {
        var table = game.table();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (PlaceRules.insideStation(game, at)
                    && game.systemAt(at).equals(station)
                    && flies(game, at, Side.LIGHT)) {
                return true;
            }
        }
        return false;
    }

    private static boolean flies(GameState game, int sector, Side player) {
        var table = game.table();
        for (int ship = table.top(Table.on(sector));
                ship != Table.NOBODY;
                ship = table.next(ship)) {
            if (table.role(ship) == Role.AT
                    && table.owner(ship) == player
                    && table.definition(ship).is(Subtype.STARFIGHTER)) {
                return true;
            }
        }
        return false;
    }

    /** The move phase of a player begins: his ships that follow nobody turn back. */
    public static void begin(GameState game, Side player) {
        var table = game.table();
        if (player != Side.DARK) {
            return;
        }
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (!PlaceRules.insideStation(game, at) || lightInside(game, game.systemAt(at))) {
                continue;
            }
            for (int ship = table.top(Table.on(at));
                    ship != Table.NOBODY;
                    ship = table.next(ship)) {
                if (table.definition(ship).is(CardType.STARSHIP) && table.owner(ship) == player) {
                    game.push(new TurnBack(ship));
                }
            }
        }
    }

    /** One sector towards the system. */
    public record TurnBack(int ship) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            int from = table.host(ship);
            if (from == Table.NOBODY || !table.laidOut(from)) {
                return;
            }
            int to = table.previous(from);
            if (to != Table.NOBODY
                    && MoveRules.against(game, ship, to, RegularMove.SECTOR, true)
                            == Refusal.NONE) {
                Moving.regular(game, ship, to, RegularMove.SECTOR, true);
            }
        }
    }
}
