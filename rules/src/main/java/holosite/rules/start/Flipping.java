package holosite.rules.start;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.log.PlayEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;

/**
 * Flipping an Objective: only the side that is up is on the table. What was said for the rest of
 * the game still applies, and cards on it stay.
 */
public final class Flipping {
    private Flipping() {}

    public static void flip(GameState game, int[] cards) {
        for (int card : cards) {
            Side owner = game.table().owner(card);
            game.flip(card);
            Logging.line(game, PlayEntry.Flips::new, owner, card);
            ResponseWindow.open(game, Happening.of(Event.FLIPPED, owner).to(card));
        }
    }
}
