package holosite.server.table.game;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.notation.Lesson;
import holosite.rules.notation.Puzzle;
import java.util.List;
import java.util.Optional;

/**
 * A table to be opened: the seats that are taken from the start and, if it continues another game,
 * the seed, the moves of that game and, where these do not begin at its beginning, the game they
 * begin with, packed. A position that is laid out for two players is such a game without moves.
 *
 * @param lesson the text of the lesson that is taught there; empty if none is
 * @param puzzle the text of the puzzle that is to be solved there; empty if none is
 */
public record NewTable(
        TableOptions options,
        Optional<Seat> dark,
        Optional<Seat> light,
        Optional<Long> seed,
        String game,
        List<TableEvent.Move> moves,
        String lesson,
        String puzzle) {
    public NewTable {
        moves = List.copyOf(moves);
    }

    public NewTable(TableOptions options, Optional<Seat> dark, Optional<Seat> light) {
        this(options, dark, light, Optional.empty(), "", List.of(), "", "");
    }

    /** A table that teaches nothing. */
    public NewTable(
            TableOptions options,
            Optional<Seat> dark,
            Optional<Seat> light,
            Optional<Long> seed,
            String game,
            List<TableEvent.Move> moves) {
        this(options, dark, light, seed, game, moves, "", "");
    }

    /** A table with this game laid out, for two players who have its address. */
    public static NewTable laidOut(Game game) {
        return new NewTable(
                new TableOptions(true, 0, 0, 0),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                PackedGame.pack(game),
                List.of());
    }

    /** A table with this game laid out, where a player of this side has a bot as his opponent. */
    public static NewTable laidOut(Game game, Side side, Seat player, Seat bot) {
        return laidOut(game, side, player, bot, "", "");
    }

    /** A table where this lesson, written so, is taught to one player; a bot sits opposite. */
    public static NewTable lesson(Lesson lesson, String text, Seat learner, Seat bot) {
        return laidOut(lesson.start(), lesson.learner(), learner, bot, text, "");
    }

    /** A table where one player solves this puzzle, written so; a bot sits opposite. */
    public static NewTable puzzle(Puzzle puzzle, String text, Seat solver, Seat bot) {
        return laidOut(puzzle.start(), puzzle.solver(), solver, bot, "", text);
    }

    private static NewTable laidOut(
            Game game, Side side, Seat player, Seat bot, String lesson, String puzzle) {
        boolean dark = side == Side.DARK;
        return new NewTable(
                new TableOptions(true, 0, 0, 0),
                Optional.of(dark ? player : bot),
                Optional.of(dark ? bot : player),
                Optional.empty(),
                PackedGame.pack(game),
                List.of(),
                lesson,
                puzzle);
    }
}
