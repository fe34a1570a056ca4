package holosite.server.table.game;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.notation.Lesson;
import java.util.List;
import java.util.Optional;

/**
 * A table to be opened: the seats that are taken from the start and, if it continues another game,
 * the seed, the moves of that game and, where these do not begin at its beginning, the game they
 * begin with, packed. A position that is laid out for two players is such a game without moves.
 *
 * @param lesson the text of the lesson that is taught there; empty if none is
 */
public record NewTable(
        TableOptions options,
        Optional<Seat> dark,
        Optional<Seat> light,
        Optional<Long> seed,
        String game,
        List<TableEvent.Move> moves,
        String lesson) {
    public NewTable {
        moves = List.copyOf(moves);
    }

    public NewTable(TableOptions options, Optional<Seat> dark, Optional<Seat> light) {
        this(options, dark, light, Optional.empty(), "", List.of(), "");
    }

    /** A table that teaches nothing. */
    public NewTable(
            TableOptions options,
            Optional<Seat> dark,
            Optional<Seat> light,
            Optional<Long> seed,
            String game,
            List<TableEvent.Move> moves) {
        this(options, dark, light, seed, game, moves, "");
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

    /** A table where this lesson, written so, is taught to one player; a bot sits opposite. */
    public static NewTable lesson(Lesson lesson, String text, Seat learner, Seat bot) {
        boolean dark = lesson.learner() == Side.DARK;
        return new NewTable(
                new TableOptions(true, 0, 0, 0),
                Optional.of(dark ? learner : bot),
                Optional.of(dark ? bot : learner),
                Optional.empty(),
                PackedGame.pack(lesson.start()),
                List.of(),
                text);
    }
}
