package holosite.rules.modifier;

import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import holosite.rules.text.TextsInForce;

/**
 * Suspended cards: set aside without leaving the table for as long as a text in force says so. The
 * text of a suspended card is not in force, but whether it still suspends the card itself is
 * checked all the same.
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
            TextInForce text = standing.cancel(i);
            if (text.part() instanceof Text.Canceling says
                    && says.kind() == Text.Canceling.Kind.SUSPENDED
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
            for (TextInForce text : TextsInForce.of(game, card)) {
                if (suspends(game, text, card)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean suspends(GameState game, TextInForce text, int card) {
        return text.part() instanceof Text.Canceling says
                && says.kind() == Text.Canceling.Kind.SUSPENDED
                && says.of().fits(game, text.context(), card)
                && says.when().holds(game, text.context());
    }
}
