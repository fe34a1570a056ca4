package holosite.rules.catalog;

import holosite.rules.Game;
import holosite.rules.table.Flag;
import java.util.Arrays;

/**
 * A filter over the cards on the table. Texts speak of active cards only, unless they name a state
 * such as captive or missing ({@code inactiveToo}).
 */
public record Which(CardTest test, boolean inactiveToo, boolean undercoverToo) {

    private static final int[] NONE = {};

    private boolean meant(Game game, Context context, int index) {
        var standing = game.standing();
        int card = standing.cardInPlay(index);
        return (inactiveToo || standing.active(index))
                && (undercoverToo || !game.table().has(card, Flag.UNDERCOVER))
                && test.fits(game, context, card);
    }

    public boolean exists(Game game, Context context) {
        var standing = game.standing();
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            if (meant(game, context, i)) {
                return true;
            }
        }
        return false;
    }

    public int count(Game game, Context context) {
        var standing = game.standing();
        int count = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            if (meant(game, context, i)) {
                count++;
            }
        }
        return count;
    }

    public int[] all(Game game, Context context) {
        var standing = game.standing();
        int first = 0;
        while (first < standing.cardsInPlay() && !meant(game, context, first)) {
            first++;
        }
        if (first == standing.cardsInPlay()) {
            return NONE;
        }
        var found = new int[standing.cardsInPlay() - first];
        int count = 0;
        found[count++] = standing.cardInPlay(first);
        for (int i = first + 1; i < standing.cardsInPlay(); i++) {
            if (meant(game, context, i)) {
                found[count++] = standing.cardInPlay(i);
            }
        }
        return Arrays.copyOf(found, count);
    }
}
