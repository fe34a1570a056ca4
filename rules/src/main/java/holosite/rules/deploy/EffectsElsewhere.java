package holosite.rules.deploy;

import holosite.rules.decision.DeployTarget;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.table.Table;

/** Where a card on the table could have been deployed instead. */
public final class EffectsElsewhere {
    private EffectsElsewhere() {}

    /**
     * Whether its own text leads to that card now. What it costs and how many of its title there
     * may be do not matter: it is on the table already.
     */
    public static boolean couldGo(GameState game, int card, int to) {
        var table = game.table();
        return card != Table.NOBODY
                && table.inPlay(to)
                && table.host(card) != to
                && Deployment.refusal(
                                game, table.owner(card), card, DeployTarget.card(to), Occasion.NONE)
                        .none();
    }
}
