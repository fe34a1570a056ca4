package holosite.bots.rookie;

import holosite.rules.decision.Act;
import holosite.rules.decision.Prompt;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the bot did in this turn, so that it does not repeat itself forever, and which searches of
 * its own deck found nothing, so that it does not pay for them again.
 */
final class RookieMemory {
    private record ChosenAct(String card, int text, Act.Kind kind) {}

    /** A search under way, and how many cards were in hand before it. */
    private record Search(ChosenAct act, int hand) {}

    private final Map<ChosenAct, Integer> done = new HashMap<>();
    private final Set<ChosenAct> inVain = new HashSet<>();
    private Optional<Search> search = Optional.empty();
    private int turn = -1;

    RookieMemory copy() {
        var copy = new RookieMemory();
        copy.done.putAll(done);
        copy.inVain.addAll(inVain);
        copy.search = search;
        copy.turn = turn;
        return copy;
    }

    void of(View view) {
        if (view.turn() != turn) {
            turn = view.turn();
            done.clear();
        }
        if (isDoneWithSearch(view)) {
            search.filter(s -> view.own().handSize() <= s.hand())
                    .ifPresent(s -> inVain.add(s.act()));
            search = Optional.empty();
        }
    }

    /** While cards are chosen or responses awaited, the search is not finished. */
    private static boolean isDoneWithSearch(View view) {
        return view.question()
                .filter(q -> q.kind() == Question.Kind.ACT && q.key() != Prompt.Key.RESPONSE)
                .isPresent();
    }

    void chose(View view, Question.ActChoice choice) {
        done.merge(act(choice), 1, Integer::sum);
        boolean searches =
                choice.act() instanceof Act.UseText
                        && choice.said().map(TextScores::searches).orElse(false);
        if (searches) {
            search = Optional.of(new Search(act(choice), view.own().handSize()));
        }
    }

    int times(Question.ActChoice choice) {
        return done.getOrDefault(act(choice), 0);
    }

    boolean isInVain(Question.ActChoice choice) {
        return inVain.contains(act(choice));
    }

    private static ChosenAct act(Question.ActChoice choice) {
        int text = choice.act() instanceof Act.WithText using ? using.text() : -1;
        return new ChosenAct(choice.card().id(), text, choice.act().kind());
    }
}
