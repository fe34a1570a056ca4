package holosite.bots.sim;

import holosite.language.card.Side;
import holosite.rules.decision.Answer;
import java.util.List;

/** How the simulation of one game ended. */
public sealed interface Result {

    Pairing pairing();

    int decisions();

    /** Played to its end. */
    record Played(Pairing pairing, Side winner, int turns, int decisions) implements Result {}

    /** Something that must not happen: with everything to make it happen again. */
    record Failed(Pairing pairing, long seed, List<Answer> answers, Throwable cause)
            implements Result {
        public Failed {
            answers = List.copyOf(answers);
        }

        @Override
        public int decisions() {
            return answers.size();
        }
    }
}
