package holosite.rules.notation;

import holosite.rules.kit.Scene;
import java.util.List;
import java.util.function.Consumer;

/**
 * A position, what is played there, and what is expected of it. {@code claims} are the statements
 * of the glossary it shows.
 */
public final class Scenario {
    private final String name;
    private final List<String> claims;
    private final PositionReader position;
    private final List<Move> moves;
    private final List<String> notes;

    /** One line of play. */
    record Move(IndentedLines line, Consumer<Scene> deed) {}

    /** The notes are added to as it is played. */
    Scenario(
            String name,
            List<String> claims,
            PositionReader position,
            List<Move> moves,
            List<String> notes) {
        this.name = name;
        this.claims = List.copyOf(claims);
        this.position = position;
        this.moves = List.copyOf(moves);
        this.notes = notes;
    }

    public String name() {
        return name;
    }

    /** How many lines are played. */
    public int lines() {
        return moves.size();
    }

    public List<String> claims() {
        return claims;
    }

    /**
     * What is likely not meant as it is written, each with its line: warnings, not errors. Some are
     * only known once it has been played.
     */
    public List<String> notes() {
        return List.copyOf(notes);
    }

    /** What is odd in the position it begins with; to be asked instead of playing it. */
    public List<PositionRemark> remarks() {
        return new PositionRemarks(position.laidOut()).all();
    }

    /**
     * Plays it from beginning to end; a scenario can be played once.
     *
     * @throws Failed at the first line that cannot be played or does not come true
     */
    public Scene play() {
        return play(moves.size());
    }

    /** Plays only so many lines; with 0 it is the table it begins with. */
    public Scene play(int lines) {
        Scene scene = position.scene();
        for (Move move : moves.subList(0, lines)) {
            try {
                move.deed.accept(scene);
            } catch (AssertionError | IllegalArgumentException e) {
                throw new Failed(move.line.number(), String.valueOf(e.getMessage()));
            }
        }
        return scene;
    }

    /** A line that did not come true, with the table as it was then. */
    public static final class Failed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Failed(int line, String what) {
            super("line " + line + ": " + what);
        }
    }
}
