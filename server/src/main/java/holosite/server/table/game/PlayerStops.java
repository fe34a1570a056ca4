package holosite.server.table.game;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.state.Stops;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.EnumSet;
import java.util.Set;

/**
 * Where a player wants to be asked even if he can do nothing, and where the table passes for him
 * even if he could do something.
 */
public record PlayerStops(
        Set<Phase> own,
        Set<Phase> opponents,
        boolean responses,
        Set<Phase> skip,
        boolean ownActions) {

    /** Asked wherever he can do something, but not whether to cancel what he does himself. */
    public static final PlayerStops STANDARD =
            new PlayerStops(Set.of(), Set.of(), false, Set.of(), false);

    private static final Set<Prompt.Key> OPTIONAL =
            EnumSet.of(
                    Prompt.Key.PHASE_ACTION,
                    Prompt.Key.RESPONSE,
                    Prompt.Key.WEAPONS_SEGMENT,
                    Prompt.Key.ATTACK_WEAPONS);

    public PlayerStops {
        own = Set.copyOf(own);
        opponents = Set.copyOf(opponents);
        skip = Set.copyOf(skip);
    }

    /** The stops of a game, with these for this player. */
    Stops in(Stops stops, Side player) {
        return stops.with(player, own, opponents, responses);
    }

    /** Whether the table passes for the player who is asked in this view. */
    boolean passes(View view) {
        Question question = view.question().orElseThrow();
        if (!question.mayPass() || !OPTIONAL.contains(question.key())) {
            return false;
        }
        if (question.key() == Prompt.Key.RESPONSE && responses) {
            return false;
        }
        if (!ownActions && !question.choices().isEmpty() && question.cancelsOwn(view.viewer())) {
            return true;
        }
        return view.turn() > 0
                && view.turnPlayer() != view.viewer()
                && skip.contains(view.phase())
                && !opponents.contains(view.phase());
    }
}
