package holosite.rules.text;

import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.InPlay;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import java.util.Arrays;

/**
 * A filter over the cards on the table. Texts mean active cards only, unless they name a state such
 * as captive or missing ({@code inactiveToo}). A text that names cards stacked on another, or in a
 * pile, means these, which are not on the table ({@code stacked}). Texts about the cards at a place
 * do not count those excluded from a battle ({@code excludedToo}).
 */
public record CardQuery(
        CardTest test,
        boolean inactiveToo,
        boolean undercoverToo,
        boolean stacked,
        boolean excludedToo) {

    private static final int[] NONE = {};

    private int candidates(GameState game, InPlay inPlay) {
        return stacked ? game.table().count() : inPlay.count();
    }

    private int candidate(InPlay inPlay, int index) {
        return stacked ? index : inPlay.card(index);
    }

    private boolean meant(GameState game, InPlay inPlay, Context context, int index) {
        int card = candidate(inPlay, index);
        if (stacked) {
            return (game.table().role(card) == Role.STACKED || !game.table().inPlay(card))
                    && test.fits(game, context, card);
        }
        return (inactiveToo || inPlay.active(index))
                && (undercoverToo || !game.table().has(card, Flag.UNDERCOVER))
                && (excludedToo || !game.table().has(card, Flag.EXCLUDED))
                && test.fits(game, context, card);
    }

    public boolean exists(GameState game, Context context) {
        InPlay inPlay = game.inPlay();
        int candidates = candidates(game, inPlay);
        for (int i = 0; i < candidates; i++) {
            if (meant(game, inPlay, context, i)) {
                return true;
            }
        }
        return false;
    }

    public int count(GameState game, Context context) {
        InPlay inPlay = game.inPlay();
        int candidates = candidates(game, inPlay);
        int count = 0;
        for (int i = 0; i < candidates; i++) {
            if (meant(game, inPlay, context, i)) {
                count++;
            }
        }
        return count;
    }

    public int[] all(GameState game, Context context) {
        InPlay inPlay = game.inPlay();
        int candidates = candidates(game, inPlay);
        int first = 0;
        while (first < candidates && !meant(game, inPlay, context, first)) {
            first++;
        }
        if (first == candidates) {
            return NONE;
        }
        var found = new int[candidates - first];
        int count = 0;
        found[count++] = candidate(inPlay, first);
        for (int i = first + 1; i < candidates; i++) {
            if (meant(game, inPlay, context, i)) {
                found[count++] = candidate(inPlay, i);
            }
        }
        return Arrays.copyOf(found, count);
    }
}
