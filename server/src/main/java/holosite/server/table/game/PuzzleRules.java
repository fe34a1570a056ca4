package holosite.server.table.game;

import holosite.bots.solver.PuzzleSolver;
import holosite.bots.solver.Verdict;
import holosite.language.card.Side;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.MalformedText;
import holosite.rules.notation.Puzzle;
import holosite.rules.notation.PuzzleGoal.Standing;
import holosite.rules.notation.PuzzleNotation;
import holosite.server.message.PuzzleStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A table where a puzzle is solved: how the opponent replies, and how the solution is shown. */
final class PuzzleRules {
    private static final Logger LOG = LoggerFactory.getLogger(PuzzleRules.class);

    /** A reply is searched no longer than this; then the bot answers as it would in a game. */
    private static final int MOST_POSITIONS = 20_000;

    private PuzzleRules() {}

    /**
     * The puzzle of this text. Rules that have changed since it was begun may not be able to play
     * its solution any more: then the game goes on without.
     */
    static Optional<Puzzle> read(String text, CardPool cards) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(PuzzleNotation.read(text, cards));
        } catch (MalformedText e) {
            LOG.warn("a puzzle can no longer be solved: {}", e.getMessage());
            return Optional.empty();
        }
    }

    /** Whether a puzzle is solved here and not decided yet. */
    static boolean isOpen(TableState state) {
        return state.puzzle().filter(one -> one.standing() == Standing.OPEN).isPresent();
    }

    /**
     * The opponent's answer: as in the solution as long as that is followed; otherwise the one that
     * keeps the solver from the goal, if there is one.
     */
    static Optional<Answer> reply(TableState state) {
        if (!isOpen(state)) {
            return Optional.empty();
        }
        PuzzleCourse course = state.puzzle().orElseThrow();
        Optional<AnswerCode> written = course.nextOfSolution();
        if (written.isPresent()) {
            return Optional.of(state.game().decision().meant(written.get()));
        }
        var search = new PuzzleSolver(course.puzzle().goal(), MOST_POSITIONS);
        return search.solve(state.game()) == Verdict.LOST
                ? search.refutation(state.game())
                : Optional.empty();
    }

    static ActionResult step(TableState state, Side side, PuzzleStep step, long now) {
        Optional<PuzzleCourse> course = state.puzzle();
        if (course.isEmpty() || course.get().puzzle().solver() != side) {
            return new ActionResult.Refused(TableRefusal.NO_PUZZLE);
        }
        if (!state.isPlaying()) {
            return TableRules.notPlaying(state);
        }
        return switch (step) {
            case AGAIN -> new ActionResult.Happens(again(state, now));
            case SHOW -> new ActionResult.Happens(shown(state, side, now));
        };
    }

    private static List<TableEvent> again(TableState state, long now) {
        return state.answers() == 0 ? List.of() : List.of(new TableEvent.Undone(0, 0, now));
    }

    /** Gives the next answer of the solver, from the beginning if the solution was left. */
    private static List<TableEvent> shown(TableState state, Side side, long now) {
        var events = new ArrayList<TableEvent>();
        TableState at = state;
        if (!isOpen(at) || at.puzzle().orElseThrow().nextOfSolution().isEmpty()) {
            events.addAll(again(state, now));
            for (TableEvent event : events) {
                at = at.tried(event);
            }
        }
        boolean given = false;
        while (at.isPlaying() && !given) {
            Optional<AnswerCode> next = at.puzzle().orElseThrow().nextOfSolution();
            if (next.isEmpty()) {
                break;
            }
            given = at.game().decision().player() == side;
            Answer answer = at.game().decision().meant(next.get());
            at = TableRules.follow(at, answer, 0, true, now, events);
        }
        return events;
    }
}
