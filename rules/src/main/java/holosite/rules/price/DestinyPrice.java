package holosite.rules.price;

import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.force.ForceUse;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.text.Frame;
import holosite.rules.text.Payment;
import holosite.rules.text.Price;

/**
 * As much Force as a destiny drawn says. Whoever cannot or will not use it uses none, and the
 * action knows of no number.
 */
public record DestinyPrice(int slot) implements Price {

    /** An empty Reserve Deck keeps nobody from drawing destiny: the draw fails. */
    @Override
    public int payable(GameState game, Context context, Side payer, int spent) {
        return spent;
    }

    @Override
    public void pay(GameState game, Payment payment) {
        Frame frame = payment.frame();
        Side payer = payment.payer();
        if (!payment.resumed()) {
            payment.await(game);
            DestinyDraws.draw(game, payer, 1, DestinyKind.PLAIN, slot, frame.source());
            return;
        }
        double force = frame.number(slot);
        if (force == 0) {
            payment.paid(game);
        } else if (Double.isNaN(force) || force > ForceUse.available(game, payer)) {
            payment.paid(game, frame.withNumber(slot, Double.NaN));
        } else {
            var prompt = new Prompt(Prompt.Key.MAY_PAY, frame.source(), -1, force);
            payment.ask(game, new Decision.ChooseOption(payer, prompt, 2));
        }
    }

    @Override
    public void answered(GameState game, Payment payment, Answer answer) {
        double force = payment.frame().number(slot);
        boolean pays = ((Answer.Choice) answer).index() == 0;
        if (pays) {
            ForceUse.use(game, payment.payer(), Price.whole(force));
        }
        payment.paid(game, payment.frame().withNumber(slot, pays ? force : Double.NaN));
    }
}
