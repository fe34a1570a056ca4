package holosite.rules.price;

import holosite.language.card.Side;
import holosite.rules.force.ForceUse;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.text.Payment;
import holosite.rules.text.Price;
import holosite.rules.text.Value;

/** So much Force, used. */
public record ForcePrice(Value amount) implements Price {

    @Override
    public int payable(GameState game, Context context, Side payer, int spent) {
        return within(game, payer, spent + Price.whole(amount.of(game, context)));
    }

    /** All the Force spent, if the payer has that much. */
    static int within(GameState game, Side payer, int spent) {
        return spent <= ForceUse.available(game, payer) ? spent : UNPAYABLE;
    }

    @Override
    public Order order() {
        return Order.FORCE_USED;
    }

    @Override
    public void pay(GameState game, Payment payment) {
        Context context = payment.frame().context();
        ForceUse.use(game, payment.payer(), Price.whole(amount.of(game, context)));
        payment.paid(game);
    }
}
