package holosite.rules.price;

import holosite.language.card.Side;
import holosite.rules.drain.DrainRules;
import holosite.rules.drain.ForceDrain;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.text.CardQuery;
import holosite.rules.text.Payment;
import holosite.rules.text.Price;

/** A Force drain that the payer could make and gives up. */
public record DrainPrice(CardQuery at) implements Price {

    @Override
    public int payable(GameState game, Context context, Side payer, int spent) {
        for (int place : at.all(game, context)) {
            if (!DrainRules.refusal(game, payer, place).none()) {
                return UNPAYABLE;
            }
        }
        return spent;
    }

    @Override
    public Order order() {
        return Order.GIVEN_UP;
    }

    @Override
    public void pay(GameState game, Payment payment) {
        for (int place : at.all(game, payment.frame().context())) {
            ForceDrain.forgo(game, payment.payer(), place);
        }
        payment.paid(game);
    }
}
