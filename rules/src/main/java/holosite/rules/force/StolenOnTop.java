package holosite.rules.force;

import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.rules.log.PileEntry;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/**
 * A card of the opponent's that a player stole and that comes to the top of his Reserve Deck is
 * shown to both players, for it could be an insert card; then it is turned over again.
 */
public final class StolenOnTop {
    private StolenOnTop() {}

    public static void check(GameState game) {
        if (!game.table().anyMayHave(Flag.STOLEN)) {
            return;
        }
        show(game, Side.DARK);
        show(game, Side.LIGHT);
        forget(game.table());
    }

    private static void show(GameState game, Side player) {
        var table = game.table();
        int top = table.top(player, Zone.RESERVE_DECK);
        if (top != Table.NOBODY
                && table.has(top, Flag.STOLEN)
                && !table.has(top, Flag.SHOWN_ON_TOP)) {
            table.set(top, Flag.SHOWN_ON_TOP);
            if (game.keepsLog()) {
                game.log(new PileEntry.Reveals(player, game.name(top), player, Pile.RESERVE_DECK));
            }
        }
    }

    /** Each time it comes there it is shown again. */
    private static void forget(Table table) {
        for (int card = 0; card < table.count(); card++) {
            if (table.has(card, Flag.SHOWN_ON_TOP)
                    && !(table.in(card, Zone.RESERVE_DECK)
                            && table.top(table.owner(card), Zone.RESERVE_DECK) == card)) {
                table.clear(card, Flag.SHOWN_ON_TOP);
            }
        }
    }
}
