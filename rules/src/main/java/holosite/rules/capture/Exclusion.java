package holosite.rules.capture;

import holosite.rules.presence.Participation;
import holosite.rules.state.GameState;

/**
 * A card excluded from battle stops participating until the battle ends: no power, no ability, no
 * weapons, no forfeit, nothing can target it there, and its text does not apply. What is on or
 * aboard it does not participate either.
 */
public final class Exclusion {
    private Exclusion() {}

    /**
     * Only cards that participate in the battle can be excluded from it. A card that is hit is lost
     * then.
     */
    public static void exclude(GameState game, int[] cards) {
        for (int card : cards) {
            if (Participation.takesPart(game, card)) {
                Participation.exclude(game, card);
            }
        }
    }
}
