package holosite.rules.capture;

import holosite.rules.presence.Participation;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;

/**
 * A card that becomes free or known at the place of a battle participates at once, if the power
 * segment has not begun; one that was captured out of that battle is in it again.
 */
final class JoiningBattle {
    private JoiningBattle() {}

    static void join(GameState game, int card) {
        long battled = game.table().flags(card) & Flag.BATTLED;
        game.table().clear(card, Flag.BATTLED);
        Participation.arrived(game, card);
        game.table().set(card, battled);
    }
}
