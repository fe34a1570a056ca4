package holosite.bots.rookie;

import holosite.rules.view.Question;

/** Scores the choices of one kind of question; more is better. */
interface Scorer {

    double score(Question.Choice choice);

    /** How good it is to choose nothing, where that is allowed. */
    default double passing() {
        return 0;
    }
}
