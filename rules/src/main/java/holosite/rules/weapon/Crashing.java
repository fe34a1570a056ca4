package holosite.rules.weapon;

import holosite.language.card.CardType;
import holosite.rules.log.CardEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.table.Flag;

/**
 * A crashed vehicle is turned over: nobody pilots or drives it any more, so it has no power,
 * maneuver, landspeed and weapons, and everybody inside is a passenger. A creature vehicle still
 * walks.
 */
public final class Crashing {
    private Crashing() {}

    public static void crash(GameState game, int[] cards) {
        var table = game.table();
        for (int card : cards) {
            if (table.definition(card).is(CardType.VEHICLE)
                    && table.inPlay(card)
                    && !table.has(card, Flag.CRASHED)) {
                table.set(card, Flag.CRASHED);
                Logging.becomes(game, CardEntry.Change.CRASHED, card);
            }
        }
    }
}
