package holosite.server.table.game;

import com.fasterxml.jackson.annotation.JsonProperty;
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
 *
 * @param ownActions whether he is asked to cancel what he does himself
 * @param alike whether the game waits for him at every moment he could answer with some hand: where
 *     he can do nothing the table passes for him after a pause, so that the others do not see what
 *     he holds
 */
public record PlayerStops(
        Set<Phase> own,
        Set<Phase> opponents,
        boolean responses,
        Set<Phase> skip,
        boolean ownActions,
        @JsonProperty(defaultValue = "false") boolean alike) {

    /** What becomes of a question. */
    public enum Passing {
        /** The player is asked. */
        NONE,
        /** The table passes for him. */
        AT_ONCE,
        /** The table passes for him, but not so soon that others could see it. */
        AFTER_A_PAUSE
    }

    /** Asked wherever he can do something, but not whether to cancel what he does himself. */
    public static final PlayerStops STANDARD =
            new PlayerStops(Set.of(), Set.of(), false, Set.of(), false, false);

    private static final Set<Phase> EVERY_PHASE = EnumSet.allOf(Phase.class);

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

    /** The same, so that the game waits alike or not. */
    PlayerStops alike(boolean now) {
        return new PlayerStops(own, opponents, responses, skip, ownActions, now);
    }

    /** The stops of a game, with these for this player. */
    Stops in(Stops stops, Side player) {
        return alike
                ? stops.with(player, EVERY_PHASE, EVERY_PHASE, true)
                : stops.with(player, own, opponents, responses);
    }

    /** Whether and when the table passes for the player who is asked in this view. */
    Passing passing(View view) {
        Question question = view.question().orElseThrow();
        if (!question.mayPass() || !OPTIONAL.contains(question.key())) {
            return Passing.NONE;
        }
        boolean response = question.key() == Prompt.Key.RESPONSE;
        if (response && responses) {
            return Passing.NONE;
        }
        boolean othersTurn = view.turn() > 0 && view.turnPlayer() != view.viewer();
        if (othersTurn && skip.contains(view.phase()) && !opponents.contains(view.phase())) {
            return Passing.AT_ONCE;
        }
        boolean nothing = question.choices().isEmpty();
        boolean onlyHisOwn = !nothing && !ownActions && question.cancelsOwn(view.viewer());
        if (alike) {
            return onlyHisOwn || nothing && !isStop(view, question)
                    ? Passing.AFTER_A_PAUSE
                    : Passing.NONE;
        }
        return onlyHisOwn ? Passing.AT_ONCE : Passing.NONE;
    }

    /** Whether he wants to be asked there although he can do nothing. */
    private boolean isStop(View view, Question question) {
        if (question.key() != Prompt.Key.PHASE_ACTION) {
            return responses;
        }
        return (view.turnPlayer() == view.viewer() ? own : opponents).contains(view.phase());
    }
}
