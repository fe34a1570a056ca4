package holosite.rules.notation;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.AnswerCode;
import java.util.List;
import java.util.Optional;

/**
 * A puzzle: a position of which everything is known, a goal, and one way to reach it.
 *
 * @param id what it is called in addresses and lists
 * @param level from 1, easy, to 3, hard
 * @param about what is going on, and what is known
 * @param after what is told once it is solved: why it works
 * @param solution answers of both players that lead to the goal
 */
public record Puzzle(
        String id,
        Theme theme,
        int level,
        Words title,
        Words about,
        Words after,
        PuzzleGoal goal,
        PuzzleStart begin,
        List<Hint> hints,
        List<Played> solution,
        List<Trap> traps) {

    public Puzzle {
        hints = List.copyOf(hints);
        solution = List.copyOf(solution);
        traps = List.copyOf(traps);
    }

    /** What a puzzle is about. */
    public enum Theme {
        DRAIN,
        BATTLE,
        WEAPON,
        FORFEIT,
        INTERRUPT,
        MOVE,
        SPACE,
        CAPTURE,
        OBJECTIVE,
        SURVIVE
    }

    /** Who solves it. */
    public Side solver() {
        return goal.solver();
    }

    /** The table it begins with. */
    public Game start() {
        return begin.game();
    }

    /** Something that helps, and what it points at. */
    public record Hint(Words words, Optional<LessonTarget> lit) {}

    /**
     * An answer of the solution.
     *
     * @param key whether the goal cannot be reached without it
     */
    public record Played(AnswerCode answer, boolean key) {}

    /** Answers from the start that seem good and fail, and why they do. */
    public record Trap(Words words, List<AnswerCode> answers) {
        public Trap {
            answers = List.copyOf(answers);
        }
    }
}
