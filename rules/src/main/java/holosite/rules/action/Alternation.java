package holosite.rules.action;

import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.state.QuestionStep;
import java.util.List;

/**
 * Players act in turns until both pass in a row. Whoever can do nothing passes without being asked,
 * unless he wants to be asked there.
 */
public interface Alternation extends QuestionStep.ForAct {

    /** One in the course of an action that can be canceled, which ends it. */
    interface OfAction extends Alternation {

        /** The id of the action. */
        int id();

        @Override
        default void run(GameState game) {
            if (!game.isCanceled(id())) {
                goOn(game);
            }
        }
    }

    /** How many players have passed in a row. */
    int passes();

    /** Whose turn it is to act. */
    Side player();

    /** The same, so many having passed in a row, and with this player to act. */
    Alternation at(int passes, Side player);

    /** What a player may do. */
    List<Act> acts(GameState game, Side player);

    ActPrompt prompt(GameState game);

    /** Whether a player is asked although he can do nothing. */
    default boolean stopsFor(GameState game, Side player) {
        return game.stops().atResponses(player);
    }

    default boolean mayPass(GameState game, Side player) {
        return true;
    }

    /** What the acts are an answer to. */
    default Occasion event() {
        return Occasion.NONE;
    }

    /** Asks the next player who can do anything; does nothing once both have passed. */
    default void goOn(GameState game) {
        Side asked = player();
        for (int pass = passes(); pass < 2; pass++) {
            List<Act> acts = acts(game, asked);
            if (!acts.isEmpty() || stopsFor(game, asked)) {
                at(pass, asked).ask(game, asked, prompt(game), acts, mayPass(game, asked));
                return;
            }
            asked = asked.opposite();
        }
    }

    @Override
    default void chosen(GameState game, Act act) {
        game.push(at(0, player().opposite()));
        game.book().perform(game, player(), act, event());
    }

    @Override
    default void passed(GameState game) {
        game.push(at(passes() + 1, player().opposite()));
    }
}
