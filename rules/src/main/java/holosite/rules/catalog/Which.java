package holosite.rules.catalog;

import holosite.rules.Game;
import java.util.Arrays;

/**
 * A filter over the cards on the table. Texts speak of active cards only, unless they name a state
 * such as captive or missing ({@code inactiveToo}).
 */
public record Which(CardTest test, boolean inactiveToo) {

    public boolean exists(Game game, Context context) {
        var standing = game.standing();
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if ((inactiveToo || standing.active(i)) && test.fits(game, context, card)) {
                return true;
            }
        }
        return false;
    }

    public int count(Game game, Context context) {
        var standing = game.standing();
        int count = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if ((inactiveToo || standing.active(i)) && test.fits(game, context, card)) {
                count++;
            }
        }
        return count;
    }

    public int[] all(Game game, Context context) {
        var standing = game.standing();
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if ((inactiveToo || standing.active(i)) && test.fits(game, context, card)) {
                found[count++] = card;
            }
        }
        return Arrays.copyOf(found, count);
    }
}
