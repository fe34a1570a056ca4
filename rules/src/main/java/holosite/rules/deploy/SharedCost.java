package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.card.Side;
import holosite.rules.decision.DeployTarget;
import holosite.rules.force.ForceUse;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * Cards whose deploy cost falls to both players: the opponent must use as much Force as their
 * player does, whatever texts make of the cost. If either cannot, they do not deploy.
 */
public final class SharedCost {
    private SharedCost() {}

    /** Whether it falls to both players there. */
    static boolean falls(GameState game, Side player, int card, DeployTarget target) {
        int host = target.cardOrNobody();
        int place = host == Table.NOBODY ? Table.NOBODY : Whereabouts.location(game.table(), host);
        return allows(game, player, card, host, place) && !forbids(game, player, card, host, place);
    }

    private static boolean allows(GameState game, Side player, int card, int host, int place) {
        return Rulings.allows(game, Deed.SHARE_DEPLOY_COST, player, card, host)
                || (place != host
                        && Rulings.allows(game, Deed.SHARE_DEPLOY_COST, player, card, place));
    }

    private static boolean forbids(GameState game, Side player, int card, int host, int place) {
        return Rulings.forbids(game, Deed.SHARE_DEPLOY_COST, player, card, host)
                || (place != host
                        && Rulings.forbids(game, Deed.SHARE_DEPLOY_COST, player, card, place));
    }

    /**
     * Whether the opponent has the Force for his part. What the player takes from the opponent's
     * pile for his own is not there for it.
     */
    public static boolean lacking(
            GameState game, Side player, int card, DeployTarget target, int cost) {
        if (cost <= 0 || !falls(game, player, card, target)) {
            return false;
        }
        int taken = Math.min(cost, ForceUse.theirs(game, player));
        return ForceUse.available(game, player.opposite()) - taken < cost;
    }
}
