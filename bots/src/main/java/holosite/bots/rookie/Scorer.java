package holosite.bots.rookie;

import holosite.rules.view.Question;

/** Says how good each choice of one kind of question is; more is better. */
interface Scorer {

    double score(Question.Choice choice);

    /** How good it is to choose nothing, where that is allowed. */
    default double passing() {
        return 0;
    }
}
