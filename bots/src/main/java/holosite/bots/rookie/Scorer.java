package holosite.bots.rookie;

import holosite.rules.view.Question;

/** Scores the cards to choose from in one kind of question; more is better. */
interface Scorer {

    double score(Question.CardChoice choice);
}
