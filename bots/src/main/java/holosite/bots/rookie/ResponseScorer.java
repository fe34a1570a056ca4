package holosite.bots.rookie;

import holosite.language.Card;
import holosite.rules.decision.Act;
import holosite.rules.view.PlaceView;
import holosite.rules.view.Question;

/** How to respond to something that happened: cancel it, come to help, or let it happen. */
final class ResponseScorer implements ActScorer {
    /** The value above which a response is worth a card from hand. */
    static final double AN_INTERRUPT = 0.7;

    private final Situation situation;
    private final ResponseMoment moment;

    ResponseScorer(Situation situation) {
        this.situation = situation;
        this.moment = ResponseMoment.of(situation, situation.question().moment().orElseThrow());
    }

    @Override
    public double score(Question.ActChoice choice) {
        return switch (choice.act()) {
            case Act.Play _, Act.UseText _ -> text(choice);
            case Act.Deploy _ -> 1;
            case Act.MoveAsReact _ ->
                    situation
                            .placed(choice.card())
                            .map(placed -> react(Strength.of(situation, placed.card())))
                            .orElse(-1.0);
            case Act.DeployAsReact _, Act.DeployTogetherAsReact _ -> {
                Card card = situation.printed(choice.card().id());
                yield react(Strength.deployed(card)) - 0.5;
            }
            case Act.MoveAwayAsReact _ -> moment.edge().orElse(0.0) < -4 ? 3 : -1;
            default -> 0;
        };
    }

    private double text(Question.ActChoice choice) {
        double worth =
                choice.said()
                        .map(action -> TextScores.ofAnswer(situation, action, moment))
                        .orElse(0.0);
        return choice.act() instanceof Act.Play ? worth - AN_INTERRUPT : worth - 0.1;
    }

    /** Reacting to a place: it prevents a drain, or turns a battle. */
    private double react(Strength more) {
        return moment.place().map(place -> worth(place, more) - 0.3).orElse(-1.0);
    }

    private double worth(PlaceView place, Strength more) {
        LocationProspect now = LocationProspect.of(place, situation);
        double spoiled = !now.present() && more.ability() >= 1 ? now.theirDrain() : 0;
        return spoiled + now.with(more).worth() - now.worth();
    }
}
