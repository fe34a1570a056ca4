package holosite.rules.state;

import holosite.rules.decision.Answer;

/**
 * A step that asked a decision and goes on when it is answered. The answer has been found legal.
 */
public interface Asking extends Step {

    void answered(GameState game, Answer answer);
}
