package holosite.bots.rookie;

import holosite.rules.view.PlaceView;
import holosite.rules.view.PlacedCards.PlacedCard;
import holosite.rules.view.Question;

/** Where to move a card. */
final class MovePlaceScorer implements Scorer {
    private final Situation situation;

    MovePlaceScorer(Situation situation) {
        this.situation = situation;
    }

    /** From a docking bay, those move who are better off elsewhere. */
    private double gain(PlacedCard mover, PlaceView to) {
        return mover.isLocation() && mover.place().isPresent()
                ? new TransitScores(situation).gain(mover.place().get(), to)
                : MoveScores.gain(situation, mover, to);
    }

    @Override
    public double score(Question.CardChoice choice) {
        var mover = situation.placed(situation.question().about());
        var to = situation.placed(choice.card());
        if (mover.isEmpty() || to.isEmpty()) {
            return 0;
        }
        if (!to.get().isLocation()) {
            return DeployScores.isIdle(situation, to.get().card()) ? 5 : 0;
        }
        return to.get().place().map(place -> gain(mover.get(), place)).orElse(0.0);
    }
}
