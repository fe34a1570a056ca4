package holosite.rules.price;

import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.state.GameState;
import holosite.rules.table.Cards;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.Payment;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** Choosing one card of a hand to pay with. */
final class HandChoice {
    private HandChoice() {}

    /** The cards of a hand that are accepted, except the acting card itself. */
    static int[] of(GameState game, Side holder, int acting, IntPredicate fits) {
        int[] hand = game.table().cards(Table.zone(holder, Zone.HAND));
        int kept = 0;
        for (int card : hand) {
            if (card != acting && fits.test(card)) {
                hand[kept++] = card;
            }
        }
        return Arrays.copyOf(hand, kept);
    }

    static void ask(GameState game, Payment payment, int[] choices) {
        var prompt = new CardPrompt.GiveFromHand(payment.frame().source());
        payment.ask(game, payment.payer(), prompt, new Cards(choices), 1, 1);
    }
}
