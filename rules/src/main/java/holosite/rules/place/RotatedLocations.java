package holosite.rules.place;

import holosite.language.ability.Deed;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;

/**
 * Locations that texts turn around, so that icons and game texts face the other player. Two such
 * texts turn a location back again.
 */
public final class RotatedLocations {
    private RotatedLocations() {}

    /** Turns every location as the texts in force say. */
    public static void check(GameState game) {
        var table = game.table();
        if (Standing.of(game).forbids(Deed.KEEP_DIRECTION) == 0
                && !table.anyMayHave(Flag.ROTATED)) {
            return;
        }
        for (int i = 0; i < Standing.of(game).cardsInPlay(); i++) {
            int card = Standing.of(game).cardInPlay(i);
            if (table.laidOut(card) && isRotated(game, card) != table.has(card, Flag.ROTATED)) {
                table.setRotated(card, !table.has(card, Flag.ROTATED));
            }
        }
    }

    private static boolean isRotated(GameState game, int location) {
        int times =
                Rulings.timesForbidden(
                        game, Deed.KEEP_DIRECTION, game.table().owner(location), location);
        return times % 2 == 1;
    }
}
