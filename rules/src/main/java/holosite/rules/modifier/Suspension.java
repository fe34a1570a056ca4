package holosite.rules.modifier;

import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.text.Text;
import holosite.rules.text.Voice;
import holosite.rules.text.Voices;

/**
 * Suspended cards: set aside without leaving the table for as long as a text in force says so. A
 * card that is suspended says nothing any more, but whether its own text still suspends it is
 * looked at all the same.
 */
public final class Suspension {
    private Suspension() {}

    /** Suspends what is to be suspended now, and ends every suspension that has no reason left. */
    public static void check(GameState game) {
        if (!Standing.of(game).anySuspended() && !Standing.of(game).anyToCancel(game)) {
            return;
        }
        var table = game.table();
        boolean called = isCalledFor(game);
        for (int i = 0; i < Standing.of(game).cardsInPlay(); i++) {
            int card = Standing.of(game).cardInPlay(i);
            boolean suspended = table.has(card, Flag.SUSPENDED);
            if ((suspended || called) && applies(game, card) != suspended) {
                if (suspended) {
                    table.clear(card, Flag.SUSPENDED);
                } else {
                    table.set(card, Flag.SUSPENDED);
                }
                called = true;
            }
        }
    }

    /** Whether any text suspends something at this moment. */
    private static boolean isCalledFor(GameState game) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cancels(); i++) {
            Voice voice = standing.cancel(i);
            if (voice.part() instanceof Text.Blank says
                    && says.kind() == Text.Blank.Kind.SUSPENDED
                    && standing.cancelHolds(game, i)) {
                return true;
            }
        }
        return false;
    }

    private static boolean applies(GameState game, int card) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cancels(); i++) {
            if (suspends(game, standing.cancel(i), card)) {
                return true;
            }
        }
        if (game.table().has(card, Flag.SUSPENDED) && !game.table().definition(card).isLocation()) {
            for (Voice voice : Voices.of(game, card)) {
                if (suspends(game, voice, card)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean suspends(GameState game, Voice voice, int card) {
        return voice.part() instanceof Text.Blank says
                && says.kind() == Text.Blank.Kind.SUSPENDED
                && says.of().fits(game, voice.context(), card)
                && says.when().holds(game, voice.context());
    }
}
