package holosite.rules.move;

import holosite.rules.leaving.Leaving;
import holosite.rules.place.ShipSites;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;

/**
 * Moves in and out of the sites inside ships, and what becomes of those sites without their ship.
 */
public final class ShipSiteMoves {
    private ShipSiteMoves() {}

    /** Why a card may not come out of such a site there, or go in. */
    public static Refusal refusal(GameState game, int card, int to) {
        return game.table().laidOut(to) || Seats.canBoard(game, card, to)
                ? Refusal.NONE
                : Refusal.NO_ROOM;
    }

    /**
     * A site that is part of one particular ship or vehicle leaves the table together with it, and
     * so does all that is there.
     */
    public static boolean check(GameState game) {
        var table = game.table();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (table.aim(at) != Table.NOBODY
                    && ShipSites.is(table, at)
                    && !table.inPlay(table.aim(at))) {
                table.setAim(at, Table.NOBODY);
                Leaving.cancel(game, table.owner(at), new int[] {at});
                return true;
            }
        }
        return false;
    }
}
