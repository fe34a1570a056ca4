package holosite.server.table.game;

import holosite.rules.Game;
import java.util.List;
import java.util.Optional;

/**
 * A table to be opened: the seats that are taken from the start and, if it continues another game,
 * the seed, the moves of that game and, where these do not begin at its beginning, the game they
 * begin with, packed. A position that is laid out for two players is such a game without moves.
 */
public record NewTable(
        TableOptions options,
        Optional<Seat> dark,
        Optional<Seat> light,
        Optional<Long> seed,
        String game,
        List<TableEvent.Move> moves) {
    public NewTable {
        moves = List.copyOf(moves);
    }

    public NewTable(TableOptions options, Optional<Seat> dark, Optional<Seat> light) {
        this(options, dark, light, Optional.empty(), "", List.of());
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
}
