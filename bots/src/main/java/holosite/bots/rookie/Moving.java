package holosite.bots.rookie;

import holosite.language.card.Card;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Subtype;
import holosite.rules.view.PlaceView;
import holosite.rules.view.Question;

/** Whether a card is better off somewhere else, within what it can reach by itself. */
final class Moving {
    /** A move costs Force and a turn's order: small gains are left alone. */
    private static final double WORTH_THE_TROUBLE = 0.8;

    private final Situation situation;

    Moving(Situation situation) {
        this.situation = situation;
    }

    double score(Question.Seen seen) {
        var spot = situation.spot(seen);
        if (spot.isEmpty() || spot.get().isLocation()) {
            return -1;
        }
        double best =
                situation.places().stream()
                        .filter(place -> reaches(spot.get(), place))
                        .mapToDouble(place -> gain(situation, spot.get(), place))
                        .max()
                        .orElse(-1);
        return best - WORTH_THE_TROUBLE;
    }

    /** How much better both places together are after the move. */
    static double gain(Situation situation, Situation.Spot mover, PlaceView to) {
        if (situation.printed(mover.card()).is(CardType.CREATURE)) {
            var beasts = new Beasts(situation);
            return beasts.at(to) - mover.place().map(beasts::at).orElse(0.0);
        }
        Strength moved = Strength.of(situation, mover.card());
        double left =
                mover.place()
                        .map(from -> Prospect.of(from, situation))
                        .map(from -> from.without(moved).worth() - from.worth())
                        .orElse(0.0);
        return left + Deploying.gain(situation, to, moved);
    }

    /** As far as a glance at the table tells: the rules know better, and ask where. */
    private boolean reaches(Situation.Spot spot, PlaceView to) {
        if (spot.place().isEmpty() || spot.place().get().equals(to)) {
            return false;
        }
        PlaceView from = spot.place().get();
        Card here = situation.printed(from.location());
        Card there = situation.printed(to.location());
        boolean ship = situation.printed(spot.card()).is(CardType.STARSHIP);
        if (here.is(Subtype.SITE) && there.is(Subtype.SITE)) {
            return !ship
                    && from.system().equals(to.system())
                    && steps(from, to) <= Worth.orZero(spot.card().landspeed());
        }
        if (here.is(Subtype.SYSTEM) && there.is(Subtype.SYSTEM)) {
            return Math.abs(Worth.figure(here, Figure.PARSEC) - Worth.figure(there, Figure.PARSEC))
                    <= Worth.orZero(spot.card().hyperspeed());
        }
        return ship && from.system().equals(to.system());
    }

    private int steps(PlaceView from, PlaceView to) {
        int a = situation.places().indexOf(from);
        int b = situation.places().indexOf(to);
        int steps = 0;
        for (int i = Math.min(a, b); i < Math.max(a, b); i++) {
            if (situation.printed(situation.places().get(i).location()).is(Subtype.SITE)) {
                steps++;
            }
        }
        return steps;
    }
}
