package holosite.rules.force;

import holosite.language.card.Side;
import holosite.rules.log.ForceEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/**
 * Using Force: cards go one at a time from the top of the Force Pile to the top of the Used Pile.
 */
public final class ForceUse {
    private ForceUse() {}

    /** How much Force a player can use; none before the first turn. */
    public static int available(GameState game, Side player) {
        return game.turn().settingUp() ? 0 : game.table().size(player, Zone.FORCE_PILE);
    }

    /** Uses Force that is there: the caller has made sure of it. */
    public static void use(GameState game, Side player, int force) {
        if (force <= 0) {
            return;
        }
        if (force > available(game, player)) {
            throw new IllegalStateException("not enough Force to use " + force);
        }
        var table = game.table();
        for (int i = 0; i < force; i++) {
            table.toTop(
                    table.top(player, Zone.FORCE_PILE),
                    Table.zone(player, Zone.USED_PILE),
                    Role.NONE);
        }
        Logging.count(game, ForceEntry.UsesForce::new, player, force);
    }
}
