package holosite.rules.price;

import holosite.language.card.Side;
import holosite.rules.decision.NumberPrompt;
import holosite.rules.force.ForceUse;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.text.Frame;
import holosite.rules.text.Payment;
import holosite.rules.text.Price;
import holosite.rules.text.Value;

/** As much Force as the payer chooses, at least 1; the action knows how much it was. */
public record AnyForcePrice(Value most, int slot) implements Price {

    @Override
    public int payable(GameState game, Context context, Side payer, int spent) {
        return ForcePrice.within(game, payer, spent + 1);
    }

    @Override
    public Order order() {
        return Order.FORCE_CHOSEN;
    }

    @Override
    public void pay(GameState game, Payment payment) {
        Frame frame = payment.frame();
        Side payer = payment.payer();
        double limit = most.of(game, frame.context());
        int force = (int) Math.min(ForceUse.available(game, payer), limit);
        payment.choose(
                game, payer, new NumberPrompt.HowMuchForce(frame.source()), 1, Math.max(1, force));
    }

    @Override
    public void chosen(GameState game, Payment payment, int force) {
        ForceUse.use(game, payment.payer(), force);
        payment.paid(game, payment.frame().withNumber(slot, force));
    }
}
