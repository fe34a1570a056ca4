package holosite.rules.compile;

import holosite.language.ability.Event;
import holosite.language.card.Pile;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;

/** Putting a card somewhere in response to its loss replaces the loss. */
final class LossReplacement {
    private LossReplacement() {}

    /** Whether what is put elsewhere is the card about to be lost, and nothing else. */
    static boolean saves(Context context, int[] cards) {
        return isLoss(context) && cards.length == 1 && cards[0] == context.event().subject();
    }

    private static boolean isLoss(Context context) {
        return context.event().is(Event.TO_BE_LOST) || context.event().is(Event.TO_BE_FORFEITED);
    }

    static void savedInstead(GameState game, Context context, Pile to) {
        if (isLoss(context) && to != Pile.LOST_PILE) {
            game.cancel(context.event().id());
        }
    }
}
