package holosite.bots.solver;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.notation.PuzzleGoal;
import holosite.rules.notation.PuzzleGoal.Standing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Searches a puzzle: the solver needs one answer that leads to the goal, and it has to lead there
 * whatever the opponent answers. Positions that were decided before are remembered. Luck proves
 * nothing: where chance decides something, the goal counts as missed.
 */
public final class PuzzleSolver {
    private static final int DEEPEST = 250;

    private final PuzzleGoal goal;
    private final int most;
    private final Map<SearchedPosition, Verdict> known = new HashMap<>();
    private final Map<Answer, Integer> worked = new HashMap<>();
    private Optional<Answer> withheld = Optional.empty();
    private int positions;
    private long chance;

    /**
     * A search for this goal.
     *
     * @param most how many positions are looked at before a question is given up
     */
    public PuzzleSolver(PuzzleGoal goal, int most) {
        this.goal = goal;
        this.most = most;
    }

    /** The same search, in which the solver never gives this answer. */
    PuzzleSolver without(Answer answer) {
        var search = new PuzzleSolver(goal, most);
        search.withheld = Optional.of(answer);
        return search;
    }

    /** Answers that were found good elsewhere, to be tried first. */
    void prefer(Iterable<Answer> answers) {
        answers.forEach(answer -> worked.merge(answer, 100, Integer::sum));
    }

    /** How many positions were looked at for the last question. */
    int positions() {
        return positions;
    }

    /** Whether the solver reaches the goal from here. */
    public Verdict solve(Game from) {
        Game game = from.fork();
        game.quiet();
        positions = 0;
        chance = game.state().chance();
        return visit(game, 0);
    }

    /** The answers to what is asked now after which the search comes to this verdict. */
    public List<Answer> leadingTo(Game from, Verdict wanted) {
        var found = new ArrayList<Answer>();
        for (Answer answer : Answers.to(from.state())) {
            if (solve(after(from, answer)) == wanted) {
                found.add(answer);
            }
        }
        return found;
    }

    /** An answer of the opponent after which the goal cannot be reached any more, if there is. */
    public Optional<Answer> refutation(Game from) {
        for (Answer answer : inOrder(Answers.to(from.state()))) {
            if (solve(after(from, answer)) == Verdict.LOST) {
                return Optional.of(answer);
            }
        }
        return Optional.empty();
    }

    private static Game after(Game from, Answer answer) {
        Game game = from.fork();
        game.quiet();
        game.answer(answer);
        return game;
    }

    private Verdict visit(Game game, int depth) {
        Standing standing = goal.standing(game);
        if (standing != Standing.OPEN) {
            return standing == Standing.SOLVED ? Verdict.WON : Verdict.LOST;
        }
        if (game.state().chance() != chance) {
            return Verdict.LOST;
        }
        if (++positions > most || depth > DEEPEST) {
            return Verdict.UNKNOWN;
        }
        var position = new SearchedPosition(game);
        Verdict before = known.get(position);
        if (before != null) {
            return before;
        }
        Verdict found = decide(game, depth);
        if (found != Verdict.UNKNOWN) {
            known.put(position, found);
        }
        return found;
    }

    private Verdict decide(Game game, int depth) {
        Side asked = game.decision().player();
        boolean own = asked == goal.solver();
        Verdict wanted = own ? Verdict.WON : Verdict.LOST;
        boolean sure = true;
        for (Answer answer : inOrder(Answers.to(game.state()))) {
            if (own && withheld.filter(answer::equals).isPresent()) {
                continue;
            }
            Verdict next = visit(after(game, answer), depth + 1);
            if (next == wanted) {
                worked.merge(answer, 1, Integer::sum);
                return wanted;
            }
            sure &= next != Verdict.UNKNOWN;
        }
        if (!sure) {
            return Verdict.UNKNOWN;
        }
        return own ? Verdict.LOST : Verdict.WON;
    }

    /** What has decided positions before is tried first. */
    private List<Answer> inOrder(List<Answer> answers) {
        if (answers.size() > 1) {
            answers.sort((a, b) -> worked.getOrDefault(b, 0) - worked.getOrDefault(a, 0));
        }
        return answers;
    }
}
