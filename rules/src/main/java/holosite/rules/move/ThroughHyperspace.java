package holosite.rules.move;

import holosite.rules.log.MoveEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Step;
import holosite.rules.whereabouts.Whereabouts;

/** A starship moves from system to system, unless what answers to it prevents that. */
public record ThroughHyperspace(int ship, int from, int to, int id) implements Step {

    @Override
    public void run(GameState game) {
        if (!game.isCanceled(id)
                && game.table().inPlay(ship)
                && Whereabouts.location(game.table(), ship) == from) {
            Moving.go(game, ship, to, MoveEntry.Moves::new);
        }
    }
}
