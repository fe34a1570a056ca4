package holosite.rules.action;

import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.log.PlayEntry;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Step;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.Frame;
import holosite.rules.text.Text.TargetChoice;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An Interrupt being played gets another target than the one its player chose: one that its text
 * allows too, of the same side of the Force. Cards targeted together are replaced together, by
 * cards that were not among them; {@code first} is the one of them that has been chosen already.
 * What was chosen after them stays, unless it depends on them: then it is chosen again too, but
 * never more than one such choice.
 */
public record Retargeting(Side player, int source, int interrupt, int goal, int first)
        implements QuestionStep.ForCards {

    /** Whether the Interrupt being played, or just played, targets this card. */
    public static boolean targets(GameState game, int interrupt, int card) {
        ResolveInterrupt played = played(game, interrupt);
        return played != null && goalOf(played, card) >= 0 || hadTargeted(game, interrupt, card);
    }

    private static boolean hadTargeted(GameState game, int interrupt, int card) {
        for (Step step : game.stack()) {
            if (step instanceof ResolveInterrupt.Aimed done && done.card() == interrupt) {
                return done.aims().contains(card);
            }
        }
        return false;
    }

    /** Whether it could target this card instead of one that it targets. */
    public static boolean possible(GameState game, int interrupt, int old, int card) {
        ResolveInterrupt played = played(game, interrupt);
        if (played == null) {
            return false;
        }
        int goal = goalOf(played, old);
        return goal >= 0
                && sameSide(game.table(), old, card)
                && contains(instead(game, played, goal), card)
                && leavesTheRest(game, played, goal, card);
    }

    private static boolean sameSide(Table table, int old, int card) {
        return table.laidOut(old) || table.owner(old) == table.owner(card);
    }

    /**
     * At most one later choice may depend on what is replaced, and there must be another for it.
     */
    private static boolean leavesTheRest(
            GameState game, ResolveInterrupt played, int goal, int card) {
        int slot = played.action().targets().get(goal).slot();
        var changed = new ResolveInterrupt(played.action(), played.frame().withCards(slot, card));
        int again = 0;
        for (int later = goal + 1; later < played.action().targets().size(); later++) {
            if (!stands(game, changed, later)) {
                again++;
                int least = atLeastOne(game, changed, later);
                if (again > 1 || instead(game, changed, later).length < least) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether what was chosen for a goal could be chosen still. */
    private static boolean stands(GameState game, ResolveInterrupt played, int goal) {
        TargetChoice wanted = played.action().targets().get(goal);
        int[] candidates = candidates(game, played, wanted);
        return IntStream.of(played.frame().cards(wanted.slot()))
                .allMatch(card -> contains(candidates, card));
    }

    /** What could be chosen for a goal besides the cards that were. */
    private static int[] instead(GameState game, ResolveInterrupt played, int goal) {
        TargetChoice wanted = played.action().targets().get(goal);
        int[] chosen = played.frame().cards(wanted.slot());
        return IntStream.of(candidates(game, played, wanted))
                .filter(card -> !contains(chosen, card))
                .toArray();
    }

    private static int[] candidates(GameState game, ResolveInterrupt played, TargetChoice wanted) {
        Frame frame = played.frame();
        return CardActionRules.candidates(game, wanted, frame.context(), frame.source());
    }

    private static int atLeastOne(GameState game, ResolveInterrupt played, int goal) {
        TargetChoice wanted = played.action().targets().get(goal);
        return Math.max(1, (int) wanted.least().of(game, played.frame().context()));
    }

    private static boolean contains(int[] cards, int card) {
        return Arrays.stream(cards).anyMatch(one -> one == card);
    }

    private static int goalOf(ResolveInterrupt played, int card) {
        var targets = played.action().targets();
        for (int goal = 0; goal < targets.size(); goal++) {
            if (contains(played.frame().cards(targets.get(goal).slot()), card)) {
                return goal;
            }
        }
        return -1;
    }

    private static @Nullable ResolveInterrupt played(GameState game, int interrupt) {
        if (interrupt != Table.NOBODY && game.table().in(interrupt, Zone.BEING_PLAYED)) {
            for (Step step : game.stack()) {
                if (step instanceof ResolveInterrupt played
                        && played.frame().source() == interrupt) {
                    return played;
                }
            }
        }
        return null;
    }

    /** Targets a card instead of another; false if it is no Interrupt being played. */
    public static boolean begin(GameState game, Context by, int interrupt, int old, int card) {
        ResolveInterrupt played = played(game, interrupt);
        if (played == null) {
            return false;
        }
        int goal = goalOf(played, old);
        if (goal >= 0) {
            game.push(new Retargeting(by.player(), by.it(), interrupt, goal, card));
        }
        return true;
    }

    @Override
    public void run(GameState game) {
        ResolveInterrupt played = played(game, interrupt);
        if (played == null) {
            return;
        }
        TargetChoice wanted = played.action().targets().get(goal);
        int most = (int) wanted.most().of(game, played.frame().context());
        int[] others =
                IntStream.of(instead(game, played, goal)).filter(card -> card != first).toArray();
        int had = first == Table.NOBODY ? 0 : 1;
        int least = Math.min(others.length, atLeastOne(game, played, goal) - had);
        choose(
                game,
                player,
                new CardPrompt.Target(interrupt),
                others,
                least,
                Math.min(others.length, Math.max(least, most - had)));
    }

    @Override
    public void chosen(GameState game, int[] cards) {
        ResolveInterrupt played = played(game, interrupt);
        if (played == null) {
            return;
        }
        int[] all =
                first == Table.NOBODY
                        ? cards
                        : IntStream.concat(IntStream.of(first), IntStream.of(cards)).toArray();
        int slot = played.action().targets().get(goal).slot();
        var changed = new ResolveInterrupt(played.action(), played.frame().withCards(slot, all));
        game.replace(played, changed);
        Logging.line(game, PlayEntry.Retargets::new, player, interrupt, all[0]);
        for (int later = goal + 1; later < changed.action().targets().size(); later++) {
            if (!stands(game, changed, later)) {
                game.push(new Retargeting(player, source, interrupt, later, Table.NOBODY));
                return;
            }
        }
    }
}
