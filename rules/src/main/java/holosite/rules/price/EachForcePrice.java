package holosite.rules.price;

import holosite.language.card.Side;
import holosite.rules.force.ForceUse;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.text.Payment;
import holosite.rules.text.Price;
import holosite.rules.text.Value;

/** So much Force, used by each player. */
public record EachForcePrice(Value amount) implements Price {

    @Override
    public int payable(GameState game, Context context, Side payer, int spent) {
        int each = Price.whole(amount.of(game, context));
        // what the payer takes from the other's pile is not there for the other to use
        int taken = Math.min(spent + each, ForceUse.theirs(game, payer));
        return ForceUse.available(game, payer.opposite()) - taken < each
                ? UNPAYABLE
                : ForcePrice.within(game, payer, spent + each);
    }

    @Override
    public Order order() {
        return Order.FORCE_USED;
    }

    @Override
    public void pay(GameState game, Payment payment) {
        int each = Price.whole(amount.of(game, payment.frame().context()));
        ForceUse.use(game, payment.payer(), each);
        ForceUse.use(game, payment.payer().opposite(), each);
        payment.paid(game);
    }
}
