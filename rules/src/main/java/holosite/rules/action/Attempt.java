package holosite.rules.action;

import holosite.language.ability.Event;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Step;
import holosite.rules.text.CardAction;
import holosite.rules.text.Frame;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;

/**
 * An action targets cards so that they would be stolen, hit, lost or captured: before its result,
 * players can respond to each such attempt. A target whose attempt is canceled is no longer a
 * target; an action that loses all targets of a kind has no result.
 */
public record Attempt(CardAction action, Frame frame, int goal, int index, int id) implements Step {

    /** Continues to the result, after the moments of the targeted cards. */
    static void begin(GameState game, CardAction action, Frame frame) {
        next(game, action, frame, 0, 0);
    }

    @Override
    public void run(GameState game) {
        if (!game.isCanceled(id)) {
            next(game, action, frame, goal, index + 1);
            return;
        }
        int slot = action.targets().get(goal).slot();
        int spared = frame.cards(slot)[index];
        int[] left = Arrays.stream(frame.cards(slot)).filter(card -> card != spared).toArray();
        if (left.length > 0) {
            next(game, action, frame.withCards(slot, left), goal, index);
        }
    }

    private static void next(GameState game, CardAction action, Frame frame, int goal, int index) {
        int from = index;
        for (int g = goal; g < action.targets().size(); g++) {
            var aim = action.targets().get(g);
            if (aim.isAttempt() && from < frame.cards(aim.slot()).length) {
                int card = frame.cards(aim.slot())[from];
                int id = game.newId();
                game.push(new Attempt(action, frame, g, from, id));
                ResponseWindow.open(
                        game,
                        Happening.of(Event.TARGETED, frame.player())
                                .to(card)
                                .by(frame.source())
                                .at(Whereabouts.location(game.table(), card))
                                .id(id));
                return;
            }
            from = 0;
        }
        game.push(frame);
    }
}
