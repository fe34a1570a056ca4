package holosite.bots.search;

import holosite.rules.decision.Answer;
import java.util.Optional;

/**
 * An answer, and what is meant by it: where the card is to be deployed or moved that it begins to
 * deploy or move.
 *
 * @param then the answer to what is asked next; if none, it is chosen as it comes
 */
record Plan(Answer answer, Optional<Answer> then) {
    static Plan of(Answer answer) {
        return new Plan(answer, Optional.empty());
    }

    Plan with(Answer next) {
        return new Plan(answer, Optional.of(next));
    }
}
