package holosite.rules.price;

import holosite.language.card.Side;
import holosite.rules.force.ForceLoss;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.text.Frame;
import holosite.rules.text.Payment;
import holosite.rules.text.Price;
import holosite.rules.text.Value;

/** So much Force, lost from hand or Life Force. */
public record LostForcePrice(Value amount) implements Price {

    @Override
    public int payable(GameState game, Context context, Side payer, int spent) {
        int toLose = ForceLoss.payableBy(game, payer, context.it());
        return toLose < amount.of(game, context) ? UNPAYABLE : spent;
    }

    @Override
    public Order order() {
        return Order.FORCE_LOST;
    }

    @Override
    public void pay(GameState game, Payment payment) {
        Frame frame = payment.frame();
        int force = Price.whole(amount.of(game, frame.context()));
        payment.paid(game);
        ForceLoss.pay(game, payment.payer(), force, frame.source());
    }
}
