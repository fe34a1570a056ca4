package holosite.server.message;

import holosite.rules.notation.PuzzleGoal;
import java.util.Optional;

/**
 * How far a puzzle is.
 *
 * @param shown whether an answer of the solution was given for the solver
 * @param onTheWay whether everything so far is as in the solution
 * @param told once it is decided: why it works, or why not
 */
public record PuzzleMoment(
        PuzzleGoal.Standing standing, boolean shown, boolean onTheWay, Optional<String> told)
        implements Section {}
