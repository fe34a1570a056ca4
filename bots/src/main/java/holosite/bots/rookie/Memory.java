package holosite.bots.rookie;

import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.HashMap;
import java.util.Map;

/** What the bot did in this turn, so that it does not do the same thing for ever. */
final class Memory {
    private record Deed(String card, int text, int kind) {}

    private final Map<Deed, Integer> done = new HashMap<>();
    private int turn = -1;

    void of(View view) {
        if (view.turn() != turn) {
            turn = view.turn();
            done.clear();
        }
    }

    void chose(Question.Choice choice) {
        done.merge(deed(choice), 1, Integer::sum);
    }

    int times(Question.Choice choice) {
        return done.getOrDefault(deed(choice), 0);
    }

    private static Deed deed(Question.Choice choice) {
        return new Deed(choice.card().id(), choice.text(), choice.act().ordinal());
    }
}
