package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Cancels;
import holosite.language.ability.Deploys;
import holosite.language.ability.Suspends;
import holosite.language.ability.Toll;
import holosite.language.card.Side;
import holosite.language.filter.Filter;
import holosite.rules.view.CardView;
import holosite.rules.view.Question;

/**
 * Which Defensive Shield under a Starting Effect is worth playing now: there are more than may be
 * played.
 */
final class ShieldScorer implements Scorer {
    /** Turns after which there is nothing left to wait for. */
    private static final int LATE = 12;

    private final Situation situation;

    ShieldScorer(Situation situation) {
        this.situation = situation;
    }

    /** The best of those under this card; less than nothing where it is better to wait. */
    double under(CardView host) {
        double best =
                host.on().stream()
                        .map(situation::printed)
                        .mapToDouble(this::worth)
                        .max()
                        .orElse(-1);
        return situation.view().turn() > LATE ? best : best - 1;
    }

    @Override
    public double score(Question.CardChoice choice) {
        return worth(situation.printed(choice.card().id()));
    }

    private double worth(Card card) {
        double sum = 0;
        for (Ability ability : card.text()) {
            sum +=
                    switch (ability) {
                        case Toll t -> toll(t);
                        case Cancels c -> onTable(c.cards()) ? 2 : 0;
                        case Suspends s -> onTable(s.cards()) ? 2 : 0;
                        case Deploys d -> 0;
                        default -> 0.4;
                    };
        }
        return sum;
    }

    /** A toll hurts the player who would do it more often now. */
    private double toll(Toll toll) {
        Side me = situation.me();
        return switch (toll.who()) {
            case YOU -> -drains(me);
            case OPPONENT -> drains(me.opposite());
            default -> drains(me.opposite()) - drains(me);
        };
    }

    private double drains(Side side) {
        return situation.places().stream()
                .filter(place -> place.occupies(side) && !place.occupies(side.opposite()))
                .mapToDouble(place -> place.drain(side) > 0 ? 1 : 0)
                .sum();
    }

    private boolean onTable(Filter cards) {
        return situation.onTable().stream()
                .anyMatch(placed -> FilterGuess.mayFit(cards, situation, placed.card()));
    }
}
