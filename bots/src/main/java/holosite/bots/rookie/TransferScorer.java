package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.rules.view.CardView;
import holosite.rules.view.Question;

/** Transferring a weapon or device to somebody who can use it better. */
final class TransferScorer implements Scorer {
    private static final double NO = -1;

    /** How much less a second one of its kind is worth to the same bearer. */
    private static final double SECOND = 1.5;

    private static final double WORTH_THE_TROUBLE = 0.5;
    private static final double FORCE = 0.15;

    private final Situation situation;

    TransferScorer(Situation situation) {
        this.situation = situation;
    }

    /** Whether to begin: how much more it is worth to the best other bearer. */
    double score(Question.Seen seen) {
        var placed = situation.placed(seen);
        if (placed.isEmpty() || placed.get().host().isEmpty() || placed.get().place().isEmpty()) {
            return NO;
        }
        CardView thing = placed.get().card();
        CardView carrier = placed.get().host().get();
        Card kind = situation.printed(thing);
        double best =
                placed.get().place().get().cards().stream()
                        .filter(situation::mine)
                        .filter(other -> !other.equals(carrier))
                        .filter(other -> alike(other, carrier))
                        .mapToDouble(other -> use(thing, kind, other))
                        .max()
                        .orElse(Double.NEGATIVE_INFINITY);
        return best
                - use(thing, kind, carrier)
                - WORTH_THE_TROUBLE
                - FORCE * CardWorth.figure(kind, Figure.DEPLOY_COST);
    }

    /** Who gets it. */
    @Override
    public double score(Question.CardChoice choice) {
        var thing = situation.placed(situation.question().about());
        var to = situation.placed(choice.card());
        return thing.isEmpty() || to.isEmpty()
                ? 0
                : use(thing.get().card(), situation.printed(thing.get().card()), to.get().card());
    }

    private boolean alike(CardView one, CardView other) {
        return situation.printed(one).type() == situation.printed(other).type();
    }

    /** What it is worth with this bearer. */
    private double use(CardView thing, Card kind, CardView bearer) {
        boolean another =
                bearer.on().stream()
                        .filter(on -> on.handle() != thing.handle())
                        .anyMatch(on -> situation.printed(on).is(kind.type()));
        return CardWorth.printed(situation.printed(bearer)) / 2 - (another ? SECOND : 0);
    }
}
