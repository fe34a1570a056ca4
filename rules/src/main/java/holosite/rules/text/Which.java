package holosite.rules.text;

import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;

import java.util.Arrays;

/**
 * A filter over the cards on the table. Texts speak of active cards only, unless they name a state
 * such as captive or missing ({@code inactiveToo}). A text that names cards stacked on another
 * means these, which are not on the table ({@code stacked}).
 */
public record Which(CardTest test, boolean inactiveToo, boolean undercoverToo, boolean stacked) {

    private static final int[] NONE = {};

    private int candidates(GameState game, Standing standing) {
        return stacked ? game.table().count() : standing.cardsInPlay();
    }

    private int candidate(Standing standing, int index) {
        return stacked ? index : standing.cardInPlay(index);
    }

    private boolean meant(GameState game, Standing standing, Context context, int index) {
        int card = candidate(standing, index);
        if (stacked) {
            return game.table().role(card) == Role.STACKED && test.fits(game, context, card);
        }
        return (inactiveToo || standing.active(index))
                && (undercoverToo || !game.table().has(card, Flag.UNDERCOVER))
                && test.fits(game, context, card);
    }

    public boolean exists(GameState game, Context context) {
        Standing standing = Standing.of(game);
        int candidates = candidates(game, standing);
        for (int i = 0; i < candidates; i++) {
            if (meant(game, standing, context, i)) {
                return true;
            }
        }
        return false;
    }

    public int count(GameState game, Context context) {
        Standing standing = Standing.of(game);
        int candidates = candidates(game, standing);
        int count = 0;
        for (int i = 0; i < candidates; i++) {
            if (meant(game, standing, context, i)) {
                count++;
            }
        }
        return count;
    }

    public int[] all(GameState game, Context context) {
        Standing standing = Standing.of(game);
        int candidates = candidates(game, standing);
        int first = 0;
        while (first < candidates && !meant(game, standing, context, first)) {
            first++;
        }
        if (first == candidates) {
            return NONE;
        }
        var found = new int[candidates - first];
        int count = 0;
        found[count++] = candidate(standing, first);
        for (int i = first + 1; i < candidates; i++) {
            if (meant(game, standing, context, i)) {
                found[count++] = candidate(standing, i);
            }
        }
        return Arrays.copyOf(found, count);
    }
}
