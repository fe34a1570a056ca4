package holosite.bots.solver;

import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.Choices;
import holosite.rules.kit.Names;
import holosite.rules.notation.Puzzle;
import holosite.rules.notation.PuzzleGoal.Standing;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether a puzzle is sound: its solution reaches the goal and stays won against every reply, the
 * goal cannot be reached without the answers marked as key, and its traps fail.
 */
public final class PuzzleCheck {
    /** More than any puzzle needs that is checked in a second or two. */
    private static final int MOST_POSITIONS = 150_000;

    private final Puzzle puzzle;
    private final PuzzleSolver search;
    private final Names names;
    private final List<String> faults = new ArrayList<>();
    private final List<String> alternatives = new ArrayList<>();
    private int positions;

    private PuzzleCheck(Puzzle puzzle) {
        this.puzzle = puzzle;
        search = new PuzzleSolver(puzzle.goal(), MOST_POSITIONS);
        names = Names.of(puzzle.start());
    }

    /**
     * What was found.
     *
     * @param faults why it is not sound; empty if it is
     * @param alternatives other answers of the solver that work as well as the written ones
     * @param positions how many positions were looked at
     */
    public record Report(List<String> faults, List<String> alternatives, int positions) {
        public Report {
            faults = List.copyOf(faults);
            alternatives = List.copyOf(alternatives);
        }

        public boolean isSound() {
            return faults.isEmpty();
        }
    }

    /** Checks a puzzle. */
    public static Report of(Puzzle puzzle) {
        var check = new PuzzleCheck(puzzle);
        check.solution();
        check.traps();
        return new Report(check.faults, check.alternatives, check.positions);
    }

    private void solution() {
        Game game = puzzle.start();
        search.prefer(answers());
        Set<Answer> keys = new LinkedHashSet<>();
        for (Puzzle.Played played : puzzle.solution()) {
            if (puzzle.goal().standing(game) != Standing.OPEN) {
                faults.add("the solution goes on although it is decided already");
                return;
            }
            Answer answer = game.decision().meant(played.answer());
            String words = new Choices(game, names).words(answer);
            if (game.decision().player() == puzzle.solver()) {
                if (played.key()) {
                    keys.add(answer);
                }
                if (!holds(game, answer, words)) {
                    return;
                }
                others(game, answer);
            } else if (played.key()) {
                faults.add("'" + words + "' is marked as key and is the opponent's");
            }
            game.answer(answer);
        }
        if (puzzle.goal().standing(game) != Standing.SOLVED) {
            faults.add("the solution does not come to its end");
        }
        keys.forEach(this::needed);
        if (keys.isEmpty() && puzzle.traps().isEmpty()) {
            faults.add("nothing shows that it is not trivial: mark a key answer, or add a trap");
        }
    }

    private List<Answer> answers() {
        Game game = puzzle.start();
        var answers = new ArrayList<Answer>();
        for (Puzzle.Played played : puzzle.solution()) {
            Answer answer = game.decision().meant(played.answer());
            answers.add(answer);
            game.answer(answer);
        }
        return answers;
    }

    /** What a search would answer here, for whoever writes a solution. */
    private String instead(Game from) {
        if (search.solve(from) != Verdict.WON) {
            return "; nothing else does";
        }
        Game game = from.fork();
        var way = new StringBuilder("; this does:");
        while (puzzle.goal().standing(game) == Standing.OPEN) {
            Answer next = search.leadingTo(game, Verdict.WON).getFirst();
            way.append("\n  ").append(game.decision().player().word()).append(": ");
            way.append(new Choices(game, names).words(next));
            game.answer(next);
        }
        return way.toString();
    }

    /** After a written answer the goal must still be reached, whatever the opponent does. */
    private boolean holds(Game game, Answer answer, String words) {
        Game next = game.fork();
        next.answer(answer);
        Verdict verdict = search.solve(next);
        positions += search.positions();
        switch (verdict) {
            case WON -> {
                return true;
            }
            case LOST ->
                    faults.add("'" + words + "' does not work: " + reply(next) + instead(game));
            case UNKNOWN -> faults.add("'" + words + "' cannot be proved: there is too much to do");
        }
        return false;
    }

    private String reply(Game game) {
        if (puzzle.goal().standing(game) != Standing.OPEN) {
            return "it misses the goal at once";
        }
        if (game.decision().player() == puzzle.solver()) {
            return "nothing reaches the goal after it";
        }
        return search.refutation(game)
                .map(
                        answer ->
                                "the opponent answers '"
                                        + new Choices(game, names).words(answer)
                                        + "'")
                .orElse("the opponent has an answer");
    }

    /** What else works here, so that it can be seen how much of a puzzle it is. */
    private void others(Game game, Answer written) {
        for (Answer answer : search.leadingTo(game, Verdict.WON)) {
            if (!answer.equals(written)) {
                alternatives.add(
                        "instead of '%s': '%s'"
                                .formatted(
                                        new Choices(game, names).words(written),
                                        new Choices(game, names).words(answer)));
            }
        }
        positions += search.positions();
    }

    private void needed(Answer key) {
        PuzzleSolver rest = search.without(key);
        Verdict verdict = rest.solve(puzzle.start());
        positions += rest.positions();
        if (verdict != Verdict.LOST) {
            faults.add(
                    "a key answer is not needed (%s): %s"
                            .formatted(verdict == Verdict.WON ? "proved" : "perhaps", key));
        }
    }

    private void traps() {
        for (Puzzle.Trap trap : puzzle.traps()) {
            Game game = puzzle.start();
            for (AnswerCode code : trap.answers()) {
                game.answer(game.decision().meant(code));
            }
            Verdict verdict = search.solve(game);
            positions += search.positions();
            if (verdict != Verdict.LOST) {
                faults.add(
                        "a trap %s: %s"
                                .formatted(
                                        verdict == Verdict.WON ? "solves it" : "cannot be proved",
                                        trap.words().en()));
            }
        }
    }
}
