package holosite.rules.price;

import holosite.language.card.Side;
import holosite.rules.leaving.Leaving;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Zone;
import holosite.rules.text.CardQuery;
import holosite.rules.text.Payment;
import holosite.rules.text.Price;

/** Cards on the table, which all go to a pile. */
public record CardsPrice(CardQuery cards, Zone to) implements Price {

    @Override
    public int payable(GameState game, Context context, Side payer, int spent) {
        return cards.exists(game, context) ? spent : UNPAYABLE;
    }

    @Override
    public Order order() {
        return Order.GIVEN_UP;
    }

    @Override
    public void pay(GameState game, Payment payment) {
        int[] given = cards.all(game, payment.frame().context());
        payment.paid(game);
        Leaving.put(game, given, to, true);
    }
}
