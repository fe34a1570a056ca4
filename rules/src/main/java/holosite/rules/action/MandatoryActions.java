package holosite.rules.action;

import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.state.QuestionStep;
import holosite.rules.text.CardAction;
import holosite.rules.text.TextInForce;
import java.util.ArrayList;
import java.util.List;

/**
 * The end of a phase: mandatory actions that nobody has taken in it happen now, in the order the
 * turn player likes. Nothing else is begun any more.
 */
public record MandatoryActions() implements QuestionStep.ForAct {

    @Override
    public void run(GameState game) {
        List<Act> left = left(game);
        if (!left.isEmpty()) {
            ask(game, game.turn().player(), new ActPrompt.AutomaticOrder(), left, false);
        }
    }

    private static List<Act> left(GameState game) {
        List<Act> acts = List.of();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.phaseActions(); i++) {
            TextInForce text = standing.phaseAction(i);
            var action = (CardAction) text.part();
            if (action.mandatory() && isDue(game, action, text.context())) {
                acts = acts.isEmpty() ? new ArrayList<>() : acts;
                acts.add(
                        new Act.UseText(
                                text.context().it(), text.context().player(), action.index()));
            }
        }
        return acts;
    }

    private static boolean isDue(GameState game, CardAction action, Context context) {
        return CardActionRules.inPhase(game, action, context)
                && CardActionRules.possible(
                        game, action, context, CardActionRules.actor(action, context));
    }

    @Override
    public void chosen(GameState game, Act act) {
        game.push(this);
        game.book().perform(game, game.turn().player(), act, Occasion.NONE);
    }

    @Override
    public void passed(GameState game) {
        throw new IllegalStateException("a mandatory action cannot be passed over");
    }
}
