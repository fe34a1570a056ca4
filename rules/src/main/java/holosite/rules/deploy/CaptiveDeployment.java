package holosite.rules.deploy;

import holosite.language.card.Side;
import holosite.rules.capture.Escorts;
import holosite.rules.decision.DeployTarget;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * Characters whose text deploys them as the captive of an escort: one on the table, whoever he
 * belongs to, who escorts nobody yet and has room. They need neither presence nor Force icons, and
 * deploy in no other way.
 */
final class CaptiveDeployment {
    private CaptiveDeployment() {}

    static Refusal refusal(
            GameState game, Side player, int card, DeployTarget target, Occasion event) {
        if (!(target instanceof DeployTarget.ToCard to)
                || DeployWays.way(game, player, card, target, event) == null) {
            return Refusal.DEPLOYS_ONLY_ELSEWHERE;
        }
        int place = Whereabouts.location(game.table(), to.card());
        if (place == Table.NOBODY) {
            return Refusal.DEPLOYS_ONLY_ELSEWHERE;
        }
        Refusal room = Escorts.room(game.table(), to.card());
        return room.none() ? UnitDeployment.barred(game, player, card, place, to.card()) : room;
    }
}
