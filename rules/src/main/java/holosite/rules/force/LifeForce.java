package holosite.rules.force;

import holosite.language.card.Side;
import holosite.rules.decision.Outcome;
import holosite.rules.state.GameState;
import holosite.rules.state.Turn;
import holosite.rules.table.Zone;

/**
 * Life Force: Reserve Deck, Force Pile and Used Pile, a sabacc hand, and a destiny card not yet put
 * away. A player without any has lost, at whatever moment it happens.
 */
public final class LifeForce {
    private LifeForce() {}

    public static int of(GameState game, Side player) {
        var table = game.table();
        return table.size(player, Zone.RESERVE_DECK)
                - table.inserted(player)
                + table.size(player, Zone.FORCE_PILE)
                + table.size(player, Zone.USED_PILE)
                + table.size(player, Zone.SABACC_HAND)
                + table.size(player, Zone.DRAWN_DESTINY);
    }

    /** All of it is lost at once. */
    public static void deplete(GameState game, Side player) {
        for (Zone pile : new Zone[] {Zone.RESERVE_DECK, Zone.FORCE_PILE, Zone.USED_PILE}) {
            Piles.place(game, player, pile, Zone.LOST_PILE);
        }
    }

    /** Looked at after every change, so the usual case is decided by one pile. */
    private static boolean isOut(GameState game, Side player) {
        var table = game.table();
        return table.size(player, Zone.USED_PILE) == 0
                && table.size(player, Zone.FORCE_PILE) == 0
                && table.size(player, Zone.RESERVE_DECK) == table.inserted(player)
                && of(game, player) == 0;
    }

    public static void check(GameState game) {
        if (game.turn().part() == Turn.Part.BEFORE_THE_GAME) {
            return;
        }
        boolean darkOut = isOut(game, Side.DARK);
        boolean lightOut = isOut(game, Side.LIGHT);
        if (darkOut || lightOut) {
            Side winner = darkOut ? Side.LIGHT : Side.DARK;
            game.finish(new Outcome(winner, of(game, winner), Outcome.Reason.LIFE_FORCE_EMPTY));
        }
    }
}
