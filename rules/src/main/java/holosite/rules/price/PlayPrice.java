package holosite.rules.price;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.force.ForceUse;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.Payment;
import holosite.rules.text.Price;

/** What playing an Interrupt from hand costs beyond its own text. */
public record PlayPrice() implements Price {

    @Override
    public int payable(GameState game, Context context, Side payer, int spent) {
        return ForcePrice.within(game, payer, spent + force(game, context.it(), payer));
    }

    private static int force(GameState game, int card, Side payer) {
        return game.table().in(card, Zone.HAND)
                ? Price.whole(Figures.of(game, Figure.PLAY_COST, card))
                        + Rulings.toll(game, Deed.PLAY, payer, card, Table.NOBODY)
                : 0;
    }

    @Override
    public Order order() {
        return Order.FORCE_USED;
    }

    @Override
    public void pay(GameState game, Payment payment) {
        int card = payment.frame().source();
        ForceUse.use(game, payment.payer(), force(game, card, payment.payer()));
        payment.paid(game);
    }

    @Override
    public boolean isFixed() {
        return true;
    }
}
