package holosite.bots.rookie;

import holosite.language.card.CardType;
import holosite.language.card.Trait;
import holosite.rules.table.Role;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.Question;
import java.util.List;

/**
 * Docking bay transit: whether those at one bay are better off at another, all together or one of
 * them, and who goes.
 */
final class TransitScores {
    private static final double NO = -1;

    private final Situation situation;

    /** Those who go, and how much better both bays together are for it. */
    private record Plan(List<CardView> travelers, double gain) {}

    TransitScores(Situation situation) {
        this.situation = situation;
    }

    /** To the best of the other bays. */
    double score(Question.Seen bay) {
        return situation
                .place(bay)
                .map(
                        from ->
                                situation.places().stream()
                                        .filter(to -> !to.equals(from) && isBay(to))
                                        .mapToDouble(to -> gain(from, to))
                                        .max()
                                        .orElse(NO))
                .map(best -> best - MoveScores.WORTH_THE_TROUBLE)
                .orElse(NO);
    }

    double gain(PlaceView from, PlaceView to) {
        return plan(from, to).gain;
    }

    boolean goes(PlaceView from, PlaceView to, int handle) {
        return plan(from, to).travelers.stream().anyMatch(card -> card.handle() == handle);
    }

    private Plan plan(PlaceView from, PlaceView to) {
        List<CardView> all = from.cards().stream().filter(this::travels).toList();
        Plan best = plan(all, from, to);
        for (CardView one : all) {
            Plan alone = plan(List.of(one), from, to);
            best = alone.gain > best.gain ? alone : best;
        }
        return best;
    }

    private Plan plan(List<CardView> who, PlaceView from, PlaceView to) {
        Strength sum = Strength.NONE;
        for (CardView one : who) {
            sum = sum.plus(Strength.of(situation, one));
        }
        LocationProspect here = LocationProspect.of(from, situation);
        double left = here.without(sum).worth() - here.worth();
        return new Plan(who, left + DeployScores.gain(situation, to, sum));
    }

    private boolean travels(CardView card) {
        var printed = situation.printed(card);
        return situation.mine(card)
                && card.role() == Role.AT
                && (printed.is(CardType.CHARACTER) || printed.is(CardType.VEHICLE))
                && !card.marks().contains(CardView.Mark.MOVED)
                && !card.marks().contains(CardView.Mark.UNDERCOVER);
    }

    private boolean isBay(PlaceView place) {
        return situation.printed(place.location()).is(Trait.DOCKING_BAY);
    }
}
