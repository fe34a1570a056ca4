package holosite.bots.rookie;

import holosite.language.ability.Event;
import holosite.rules.view.PlaceView;
import holosite.rules.view.Question;
import java.util.Optional;

/**
 * What the bot may respond to: what happened, by whom, to whose card, where, and how much it
 * matters.
 */
record ResponseMoment(
        Event event,
        Whose doer,
        Whose subject,
        double subjectWorth,
        double amount,
        Optional<PlaceView> place,
        Optional<Double> edge) {

    static ResponseMoment of(Situation situation, holosite.rules.view.Moment seen) {
        Optional<PlaceView> place = situation.place(seen.place());
        return new ResponseMoment(
                seen.event(),
                Whose.of(seen.by(), situation.me()),
                owner(situation, seen.subject()),
                worth(situation, seen.subject()),
                seen.amount(),
                place,
                place.map(p -> LocationProspect.of(p, situation).edge()));
    }

    private static Whose owner(Situation situation, Question.Seen subject) {
        return situation
                .placed(subject)
                .map(placed -> Whose.of(placed.card().owner(), situation.me()))
                .orElse(
                        subject.id().isEmpty()
                                ? Whose.EITHER
                                : Whose.of(situation.printed(subject.id()).side(), situation.me()));
    }

    private static double worth(Situation situation, Question.Seen subject) {
        return situation
                .placed(subject)
                .filter(placed -> !placed.isLocation())
                .map(placed -> CardWorth.of(situation, placed.card()))
                .orElse(
                        subject.id().isEmpty()
                                ? 1.0
                                : CardWorth.printed(situation.printed(subject.id())));
    }
}
