package holosite.rules.price;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.force.ForceUse;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.Payment;
import holosite.rules.text.Price;
import holosite.rules.text.Value;
import java.util.List;

/**
 * The Force used to play an Interrupt: what its own text asks for, as other texts change it when it
 * is played from hand, and their tolls, which are due even if it is played for free.
 */
public record PlayPrice(List<Value> asked) implements Price {

    @Override
    public int payable(GameState game, Context context, Side payer, int spent) {
        return ForcePrice.within(game, payer, spent + force(game, context, payer));
    }

    private int force(GameState game, Context context, Side payer) {
        double text = asked.stream().mapToDouble(amount -> amount.of(game, context)).sum();
        int card = context.it();
        if (!game.table().in(card, Zone.HAND)) {
            return Price.whole(text);
        }
        double cost =
                Figures.modified(
                        game,
                        Figure.PLAY_COST,
                        card,
                        payer,
                        Table.NOBODY,
                        text,
                        FigureListener.NONE);
        return Price.whole(cost) + Rulings.toll(game, Deed.PLAY, payer, card, Table.NOBODY);
    }

    @Override
    public Order order() {
        return Order.FORCE_USED;
    }

    @Override
    public void pay(GameState game, Payment payment) {
        Context context = payment.frame().context();
        ForceUse.use(game, payment.payer(), force(game, context, payment.payer()));
        payment.paid(game);
    }

    @Override
    public boolean isFixed() {
        return asked.isEmpty();
    }
}
