package holosite.rules.force;

import holosite.language.card.Side;
import holosite.rules.log.ForceEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/**
 * Using Force: cards go one at a time from the top of the Force Pile to the top of the Used Pile. A
 * text may let a player use Force of his opponent's: what he asked for is used before his own.
 */
public final class ForceUse {
    private ForceUse() {}

    /** How much Force a player can use; none before the first turn. */
    public static int available(GameState game, Side player) {
        return game.turn().settingUp()
                ? 0
                : game.table().size(player, Zone.FORCE_PILE) + theirs(game, player);
    }

    /** How much of that is his opponent's. */
    public static int theirs(GameState game, Side player) {
        int asked = game.uses().theirForce(player, false);
        return asked == 0
                ? 0
                : Math.min(asked, game.table().size(player.opposite(), Zone.FORCE_PILE));
    }

    /** The next Force a player uses this turn is his opponent's, so much of it. */
    public static void useTheirsNext(GameState game, Side player, int force) {
        for (int i = 0; i < force; i++) {
            Uses.note(game, new Use.TheirForce(player, false));
        }
        Logging.count(game, ForceEntry.MayUseTheirs::new, player, force);
    }

    /** Uses Force that is there: the caller has made sure of it. */
    public static void use(GameState game, Side player, int force) {
        if (force <= 0) {
            return;
        }
        if (force > available(game, player)) {
            throw new IllegalStateException("not enough Force to use " + force);
        }
        int theirs = Math.min(force, theirs(game, player));
        for (int i = 0; i < theirs; i++) {
            Uses.replace(game, new Use.TheirForce(player, false), new Use.TheirForce(player, true));
        }
        toUsedPile(game, player.opposite(), theirs);
        toUsedPile(game, player, force - theirs);
        if (theirs > 0) {
            Logging.count(game, ForceEntry.UsesTheirs::new, player, theirs);
        }
        if (force > theirs) {
            Logging.count(game, ForceEntry.UsesForce::new, player, force - theirs);
        }
    }

    private static void toUsedPile(GameState game, Side owner, int force) {
        var table = game.table();
        for (int i = 0; i < force; i++) {
            table.toTop(
                    table.top(owner, Zone.FORCE_PILE),
                    Table.zone(owner, Zone.USED_PILE),
                    Role.NONE);
        }
    }
}
