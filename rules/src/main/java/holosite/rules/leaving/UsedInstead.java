package holosite.rules.leaving;

import holosite.language.ability.Event;
import holosite.rules.action.ResponseWindow;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Step;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;

/**
 * A card that is about to be lost goes to its owner's Used Pile instead, unless somebody cancels
 * that attempt: then it is lost after all.
 */
public record UsedInstead(int card, int loss, int attempt) implements Step {

    /** A text places a card in the Used Pile in answer to its loss. */
    public static void attempt(GameState game, Context x) {
        int card = x.event().subject();
        int attempt = game.newId();
        game.push(new UsedInstead(card, x.event().id(), attempt));
        ResponseWindow.open(
                game,
                Happening.of(Event.TO_BE_USED_INSTEAD, x.player())
                        .to(card)
                        .by(x.it())
                        .at(Whereabouts.location(game.table(), card))
                        .id(attempt));
    }

    @Override
    public void run(GameState game) {
        if (!game.isCanceled(attempt)) {
            game.cancel(loss);
            Leaving.put(game, new int[] {card}, Zone.USED_PILE, true);
        }
    }
}
