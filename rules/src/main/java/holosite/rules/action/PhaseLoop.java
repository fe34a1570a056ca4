package holosite.rules.action;

import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.state.GameState;
import java.util.List;

/**
 * A phase being played: the turn player has the first action, then players take turns; two passes
 * in a row end it.
 */
public record PhaseLoop(int passes, Side player) implements Alternation {

    @Override
    public void run(GameState game) {
        goOn(game);
    }

    @Override
    public PhaseLoop at(int passed, Side next) {
        return new PhaseLoop(passed, next);
    }

    @Override
    public List<Act> acts(GameState game, Side asked) {
        return game.book().inPhase(game, asked);
    }

    @Override
    public ActPrompt prompt(GameState game) {
        return new ActPrompt.PhaseAction(game.turn().phase());
    }

    @Override
    public boolean stopsFor(GameState game, Side asked) {
        return game.stopsFor(asked);
    }
}
