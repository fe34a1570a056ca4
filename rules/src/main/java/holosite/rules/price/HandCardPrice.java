package holosite.rules.price;

import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTest;
import holosite.rules.text.Payment;
import holosite.rules.text.Players;
import holosite.rules.text.Price;

/** A card from a hand, which goes to a pile. */
public record HandCardPrice(CardTest card, Who whose, Zone to) implements Price {

    @Override
    public int payable(GameState game, Context context, Side payer, int spent) {
        return choices(game, context, payer).length == 0 ? UNPAYABLE : spent;
    }

    private int[] choices(GameState game, Context context, Side payer) {
        Side meant = Players.resolve(whose, context);
        Side holder = meant == null ? payer : meant;
        return HandChoice.of(game, holder, context.it(), one -> card.fits(game, context, one));
    }

    @Override
    public Order order() {
        return Order.GIVEN_UP;
    }

    @Override
    public void pay(GameState game, Payment payment) {
        HandChoice.ask(game, payment, choices(game, payment.frame().context(), payment.payer()));
    }

    @Override
    public void chosen(GameState game, Payment payment, int[] cards) {
        var table = game.table();
        for (int given : cards) {
            table.toTop(given, Table.zone(table.owner(given), to), Role.NONE);
        }
        payment.paid(game);
    }
}
