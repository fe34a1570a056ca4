package holosite.server.wire;

import holosite.language.card.Phase;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.decision.Prompt;
import holosite.rules.refusal.Objection;
import holosite.rules.tell.Explainer;
import holosite.rules.tell.ObjectionWords;
import holosite.rules.view.CardView;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * For each card in hand that cannot be played now, the smallest obstacle. Only given when a player
 * chooses freely what to do; otherwise the question itself is the reason.
 */
final class UnplayableReasons implements Consumer<JsonWriter> {
    private final Game game;
    private final View view;
    private final Question question;
    private final Language language;

    UnplayableReasons(Game game, View view, Question question, Language language) {
        this.game = game;
        this.view = view;
        this.question = question;
        this.language = language;
    }

    @Override
    public void accept(JsonWriter out) {
        if (question.key() != Prompt.Key.PHASE_ACTION || view.phase() == Phase.ACTIVATE) {
            return;
        }
        Set<Integer> lit =
                question.choices().stream()
                        .map(choice -> choice.card().handle())
                        .collect(Collectors.toSet());
        var explainer = new Explainer(game, view, language);
        for (CardView card : view.own().hand()) {
            if (!lit.contains(card.handle())) {
                least(explainer.whyNot(card.handle()))
                        .ifPresent(why -> out.object(String.valueOf(card.handle()), reason(why)));
            }
        }
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
        return objection instanceof Objection.OfForce(int needed, _) ? needed : 0;
    }

    private Consumer<JsonWriter> reason(Objection objection) {
        var words = new ObjectionWords(language);
        return out ->
                out.put("tag", words.brief(objection))
                        .put("text", words.sentence(objection))
                        .putOrNull("entry", objection.entry());
    }
}
