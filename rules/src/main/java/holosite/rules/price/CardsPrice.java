package holosite.rules.price;

import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.leaving.Leaving;
import holosite.rules.modifier.Figures;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Zone;
import holosite.rules.text.CardQuery;
import holosite.rules.text.Payment;
import holosite.rules.text.Price;
import java.util.Optional;

/** Cards on the table, which all go to a pile; what they were worth there may be remembered. */
public record CardsPrice(CardQuery cards, Zone to, Optional<Worth> worth) implements Price {

    /** A figure of the cards given, added up before they go. */
    public record Worth(Figure figure, int slot) {}

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
        if (worth.isEmpty()) {
            payment.paid(game);
        } else {
            double total = 0;
            for (int card : given) {
                total += Figures.of(game, worth.get().figure(), card);
            }
            payment.paid(game, payment.frame().withNumber(worth.get().slot(), total));
        }
        Leaving.put(game, given, to, true);
    }
}
