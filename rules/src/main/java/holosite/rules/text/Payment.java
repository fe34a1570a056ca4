package holosite.rules.text;

import holosite.language.card.Side;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;

/** A price being paid as an action begins: by whom, for what, and how to continue. */
public interface Payment
        extends QuestionStep.ForCards, QuestionStep.ForNumber, QuestionStep.ForYesNo {

    /** The action, with what has been chosen for it so far. */
    Frame frame();

    /** The player who takes the action and pays for it. */
    Side payer();

    /** Whether the price has what it waited for. */
    boolean resumed();

    /** It is paid: the next price is due. */
    void paid(GameState game);

    /** It is paid, and the action knows with what. */
    void paid(GameState game, Frame knowing);

    /** Continues with the same price after whatever is pushed on top of this. */
    void await(GameState game);
}
