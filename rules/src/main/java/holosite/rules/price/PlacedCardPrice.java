package holosite.rules.price;

import holosite.language.ability.Deed;
import holosite.language.card.Side;
import holosite.rules.leaving.Stacking;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTest;
import holosite.rules.text.Payment;
import holosite.rules.text.Price;

/**
 * A card from hand, placed on the card that acts; a text may allow another card to be placed there
 * instead.
 */
public record PlacedCardPrice(CardTest card) implements Price {

    @Override
    public int payable(GameState game, Context context, Side payer, int spent) {
        return choices(game, context).length == 0 ? UNPAYABLE : spent;
    }

    private int[] choices(GameState game, Context context) {
        Side holder = context.player();
        int on = context.it();
        return HandChoice.of(
                game,
                holder,
                on,
                one ->
                        card.fits(game, context, one)
                                || Rulings.allows(game, Deed.BE_PLACED_ON, holder, one, on));
    }

    @Override
    public Order order() {
        return Order.GIVEN_UP;
    }

    @Override
    public void pay(GameState game, Payment payment) {
        HandChoice.ask(game, payment, choices(game, payment.frame().context()));
    }

    @Override
    public void chosen(GameState game, Payment payment, int[] placed) {
        Stacking.stack(game, placed, payment.frame().source(), false, Zone.LOST_PILE);
        payment.paid(game);
    }
}
