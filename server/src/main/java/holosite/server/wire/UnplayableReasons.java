package holosite.server.wire;

import holosite.language.card.Phase;
import holosite.language.prose.Language;
import holosite.rules.decision.Prompt;
import holosite.rules.refusal.Objection;
import holosite.rules.tell.Explainer;
import holosite.rules.tell.ObjectionWords;
import holosite.rules.tell.Perspective;
import holosite.rules.view.CardView;
import holosite.rules.view.Question;
import holosite.server.message.QuestionInfo;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * For each card in hand that cannot be played now, the smallest obstacle. Only given when a player
 * chooses freely what to do; otherwise the question itself is the reason.
 */
final class UnplayableReasons {
    private final Language language;
    private final ObjectionWords words;

    UnplayableReasons(Language language) {
        this.language = language;
        words = new ObjectionWords(language);
    }

    /** The reasons by the handles of the cards. */
    Map<String, QuestionInfo.Reason> of(Perspective asked, Question question) {
        var reasons = new LinkedHashMap<String, QuestionInfo.Reason>();
        if (question.key() != Prompt.Key.PHASE_ACTION || asked.view().phase() == Phase.ACTIVATE) {
            return reasons;
        }
        Set<Integer> lit =
                question.choices().stream()
                        .map(choice -> choice.card().handle())
                        .collect(Collectors.toSet());
        Explainer explainer = asked.explainer(language);
        for (CardView card : asked.view().own().hand()) {
            if (!lit.contains(card.handle())) {
                least(explainer.whyNot(card.handle()))
                        .ifPresent(why -> reasons.put(String.valueOf(card.handle()), reason(why)));
            }
        }
        return reasons;
    }

    /** The most informative reason at the place with the fewest obstacles. */
    private static Optional<Objection> least(List<Explainer.Obstacles> places) {
        return places.stream()
                .map(Explainer.Obstacles::objections)
                .filter(objections -> !objections.isEmpty())
                .min(
                        Comparator.<List<Objection>>comparingInt(List::size)
                                .thenComparing(objections -> objections.getFirst().kind())
                                .thenComparingInt(objections -> forceNeeded(objections.getFirst())))
                .map(List::getFirst);
    }

    private static int forceNeeded(Objection objection) {
        return switch (objection) {
            case Objection.OfForce(int needed, _) -> needed;
            case Objection.OfForceWithPilot(_, int needed, _) -> needed;
            case Objection.OfCard _, Objection.OfRule _ -> 0;
        };
    }

    private QuestionInfo.Reason reason(Objection objection) {
        return new QuestionInfo.Reason(
                words.brief(objection), words.sentence(objection), GlossaryLinks.about(objection));
    }
}
