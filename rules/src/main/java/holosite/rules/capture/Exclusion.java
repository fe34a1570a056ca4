package holosite.rules.capture;

import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;

/**
 * A card excluded from battle stops participating until the battle ends: no power, no ability, no
 * weapons, no forfeit, and nothing aims at it there. What is on or aboard it does not participate
 * either.
 */
public final class Exclusion {
    private Exclusion() {}

    /**
     * Only cards that participate in the battle can be excluded from it. A hit one is lost then.
     */
    public static void exclude(GameState game, int[] cards) {
        var table = game.table();
        if (!game.battle().isGoingOn()) {
            return;
        }
        for (int card : cards) {
            if (table.has(card, Flag.IN_BATTLE)) {
                table.set(card, Flag.EXCLUDED);
                leave(table, card);
            }
        }
    }

    private static void leave(Table table, int card) {
        table.clear(card, Flag.IN_BATTLE);
        for (int on = table.top(Table.on(card)); on != Table.NOBODY; on = table.next(on)) {
            leave(table, on);
        }
    }
}
