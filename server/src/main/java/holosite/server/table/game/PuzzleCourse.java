package holosite.server.table.game;

import holosite.rules.Game;
import holosite.rules.decision.AnswerCode;
import holosite.rules.notation.Puzzle;
import holosite.rules.notation.PuzzleGoal.Standing;
import holosite.rules.notation.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A puzzle that is being solved: what was answered, and how it stands. Once it is decided it stays
 * so, however the game goes on, until answers are taken back.
 *
 * @param given all answers so far
 * @param shown whether an answer of the solution was given for the solver
 */
public record PuzzleCourse(
        Puzzle puzzle, List<AnswerCode> given, Standing standing, boolean shown) {
    public PuzzleCourse {
        given = List.copyOf(given);
    }

    static PuzzleCourse begun(Puzzle puzzle) {
        return new PuzzleCourse(puzzle, List.of(), Standing.OPEN, false);
    }

    PuzzleCourse after(TableEvent.Answered answered, Game game) {
        var all = new ArrayList<>(given);
        all.add(answered.code());
        return new PuzzleCourse(
                puzzle,
                all,
                standing == Standing.OPEN ? puzzle.goal().standing(game) : standing,
                shown || (answered.auto() && answered.side() == puzzle.solver()));
    }

    /** What is left of it after answers were taken back. */
    PuzzleCourse undone(TableGame played) {
        PuzzleCourse left = begun(puzzle);
        List<Game> games = played.since(0);
        int at = 1;
        for (TableEvent.Move move : played.part().moves()) {
            if (move instanceof TableEvent.Answered answered) {
                left = left.after(answered, games.get(at++));
            }
        }
        return left;
    }

    /** Whether everything so far is as in the solution. */
    public boolean isOnTheWay() {
        return given.size() <= puzzle.solution().size() && startsWith(solution());
    }

    private List<AnswerCode> solution() {
        return puzzle.solution().stream().map(Puzzle.Played::answer).toList();
    }

    /** Whether the answers so far are the first of these. */
    private boolean startsWith(List<AnswerCode> answers) {
        return said(given).equals(said(answers).subList(0, given.size()));
    }

    private static List<String> said(List<AnswerCode> answers) {
        return answers.stream().map(AnswerCode::toString).toList();
    }

    /** The next answer of the solution, if it has been followed so far. */
    Optional<AnswerCode> nextOfSolution() {
        return isOnTheWay() && given.size() < puzzle.solution().size()
                ? Optional.of(puzzle.solution().get(given.size()).answer())
                : Optional.empty();
    }

    /** Why it works, or why not: what is told once it is decided. */
    public Optional<Words> told() {
        return switch (standing) {
            case OPEN -> Optional.empty();
            case SOLVED -> Optional.of(puzzle.after());
            case FAILED ->
                    puzzle.traps().stream()
                            .filter(trap -> fellInto(trap))
                            .map(Puzzle.Trap::words)
                            .findFirst();
        };
    }

    private boolean fellInto(Puzzle.Trap trap) {
        int length = trap.answers().size();
        return given.size() >= length
                && said(given.subList(0, length)).equals(said(trap.answers()));
    }
}
