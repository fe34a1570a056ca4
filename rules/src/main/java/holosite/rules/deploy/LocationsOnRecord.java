package holosite.rules.deploy;

import holosite.language.card.Side;
import holosite.rules.presence.Presence;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.text.CardTest;

/** Which locations a player has deployed: being converted or blown away later changes nothing. */
public final class LocationsOnRecord {
    private LocationsOnRecord() {}

    public static int count(
            GameState game, Side player, boolean battlegrounds, Context context, CardTest which) {
        var table = game.table();
        int count = 0;
        for (int card = 0; card < table.count(); card++) {
            if (table.owner(card) == player
                    && (table.laidOut(card) || table.role(card) == Role.COVERED)
                    && (!battlegrounds || table.has(card, Flag.DEPLOYED_AS_BATTLEGROUND))
                    && which.fits(game, context, card)) {
                count++;
            }
        }
        return count;
    }

    /**
     * A location just deployed is remembered as the battleground it is now, also whether that was
     * as the game was set up.
     */
    public static void note(GameState game, int location) {
        if (Presence.battleground(game, location)) {
            game.table().set(location, Flag.DEPLOYED_AS_BATTLEGROUND);
            if (game.turn().settingUp()) {
                game.table().set(location, Flag.STARTED_AS_BATTLEGROUND);
            }
        }
    }
}
