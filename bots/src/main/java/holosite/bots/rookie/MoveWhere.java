package holosite.bots.rookie;

import holosite.rules.view.PlaceView;
import holosite.rules.view.Question;

/** Where a card goes that is being moved. */
final class MoveWhere implements Scorer {
    private final Situation situation;

    MoveWhere(Situation situation) {
        this.situation = situation;
    }

    /** Of a docking bay those go who are better off elsewhere. */
    private double gain(Situation.Spot mover, PlaceView to) {
        return mover.isLocation() && mover.place().isPresent()
                ? new Transits(situation).gain(mover.place().get(), to)
                : Moving.gain(situation, mover, to);
    }

    @Override
    public double score(Question.Choice choice) {
        var mover = situation.spot(situation.question().about());
        var to = situation.spot(choice.card());
        if (mover.isEmpty() || to.isEmpty()) {
            return 0;
        }
        if (!to.get().isLocation()) {
            return Deploying.isIdle(situation, to.get().card()) ? 5 : 0;
        }
        return to.get().place().map(place -> gain(mover.get(), place)).orElse(0.0);
    }
}
