package holosite.rules.action;

import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.state.Asking;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;

import java.util.List;

/**
 * A phase being played: the turn player has the first action, then players take turns; two passes
 * in a row end it. Whoever can do nothing passes without being asked, unless stops are kept.
 */
public record PhaseLoop(int passes, Side player) implements Asking {

    @Override
    public void run(GameState game) {
        Side asked = player;
        for (int pass = passes; pass < 2; pass++) {
            List<Act> acts = game.book().inPhase(game, asked);
            if (!acts.isEmpty() || game.stopsFor(asked)) {
                game.ask(
                        new PhaseLoop(pass, asked),
                        new Decision.ChooseAct(
                                asked,
                                new Prompt(
                                        Prompt.Key.PHASE_ACTION,
                                        -1,
                                        -1,
                                        game.turn().phase().ordinal()),
                                acts,
                                true));
                return;
            }
            asked = asked.opposite();
        }
    }

    @Override
    public void answered(GameState game, Answer answer) {
        if (answer instanceof Answer.Choice choice) {
            Act act = game.chosen(choice);
            game.push(new PhaseLoop(0, player.opposite()));
            game.book().perform(game, player, act, Happening.NOTHING);
        } else {
            game.push(new PhaseLoop(passes + 1, player.opposite()));
        }
    }
}
