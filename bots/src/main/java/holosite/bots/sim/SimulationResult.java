package holosite.bots.sim;

import holosite.language.card.Side;
import holosite.rules.decision.Answer;
import java.util.List;

/** How the simulation of one game ended. */
public sealed interface SimulationResult {

    Pairing pairing();

    int decisions();

    /** Played to its end. */
    record Played(Pairing pairing, Side winner, int turns, int decisions)
            implements SimulationResult {}

    /** Broken off with neither player winning: some positions let both wait for ever. */
    record Undecided(Pairing pairing, int turns, int decisions) implements SimulationResult {}

    /** A failure, with everything needed to reproduce it. */
    record Failed(Pairing pairing, long seed, List<Answer> answers, Throwable cause)
            implements SimulationResult {
        public Failed {
            answers = List.copyOf(answers);
        }

        @Override
        public int decisions() {
            return answers.size();
        }
    }
}
