package holosite.bots.rookie;

import holosite.rules.view.PlacedCards.PlacedCard;
import holosite.rules.view.Question;

/** Who moves along: between docking bays, those the plan was made for. */
final class TravelerScorer {
    private TravelerScorer() {}

    static Scorer of(Situation situation) {
        Question question = situation.question();
        var from = situation.placed(question.about()).filter(PlacedCard::isLocation);
        var to = situation.place(question.other());
        if (from.isEmpty() || from.get().place().isEmpty() || to.isEmpty()) {
            return new TargetScorer(situation);
        }
        var transits = new TransitScores(situation);
        return choice ->
                transits.goes(from.get().place().get(), to.get(), choice.card().handle()) ? 1 : -1;
    }
}
