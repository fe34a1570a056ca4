package holosite.rules.price;

import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.rules.decision.YesNo;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.force.ForceUse;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.text.Frame;
import holosite.rules.text.Payment;
import holosite.rules.text.Price;

/**
 * As much Force as a destiny drawn says. A payer who cannot or will not use it uses none, and the
 * action has no number.
 */
public record DestinyPrice(int slot) implements Price {

    /** An empty Reserve Deck does not prevent drawing destiny: the draw fails. */
    @Override
    public int payable(GameState game, Context context, Side payer, int spent) {
        return spent;
    }

    @Override
    public Order order() {
        return Order.FORCE_CHOSEN;
    }

    @Override
    public void pay(GameState game, Payment payment) {
        Frame frame = payment.frame();
        Side payer = payment.payer();
        if (!payment.resumed()) {
            payment.await(game);
            DestinyDraws.draw(game, payer, 1, DestinyKind.PLAIN, slot, frame.source());
            return;
        }
        double force = frame.number(slot);
        if (force == 0) {
            payment.paid(game);
        } else if (Double.isNaN(force) || force > ForceUse.available(game, payer)) {
            payment.paid(game, frame.withNumber(slot, Double.NaN));
        } else {
            payment.ask(game, payer, new YesNo.MayPay(frame.source(), force));
        }
    }

    @Override
    public void decided(GameState game, Payment payment, boolean pays) {
        double force = payment.frame().number(slot);
        if (pays) {
            ForceUse.use(game, payment.payer(), Price.whole(force));
        }
        payment.paid(game, payment.frame().withNumber(slot, pays ? force : Double.NaN));
    }
}
