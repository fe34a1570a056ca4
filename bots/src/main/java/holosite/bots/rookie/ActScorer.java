package holosite.bots.rookie;

import holosite.rules.view.Question;

/** Scores the acts of one kind of question; more is better. */
interface ActScorer {

    double score(Question.ActChoice choice);

    /** How good it is to choose nothing, where that is allowed. */
    default double passing() {
        return 0;
    }
}
