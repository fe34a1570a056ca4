package holosite.rules.view;

import holosite.rules.decision.Act;
import holosite.rules.state.GameState;
import java.util.List;

/** A place to which an act may lead, and the Force it takes. */
public record PlacePrice(Question.Seen target, int force) {

    /**
     * What an act that the decision offers would cost, wherever it could lead to; nothing if it
     * does not deploy. Worked out only on request.
     */
    public static List<PlacePrice> of(GameState game, Act act) {
        return new QuestionBuilder(game, game.decision().player()).prices(act);
    }
}
