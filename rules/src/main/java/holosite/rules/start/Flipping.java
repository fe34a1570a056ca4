package holosite.rules.start;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.Window;
import holosite.rules.log.Entry;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.table.Table;

/**
 * Flipping an Objective: only the side that is up is on the table. What was said for the rest of
 * the game holds on, and cards on it stay.
 */
public final class Flipping {
    private Flipping() {}

    public static void flip(GameState game, int[] cards) {
        for (int card : cards) {
            Side owner = game.table().owner(card);
            game.flip(card);
            game.say(Entry.Line.FLIPS, owner, card, Table.NOBODY, 0);
            Window.open(game, Happening.of(Event.FLIPPED, owner).to(card));
        }
    }
}
