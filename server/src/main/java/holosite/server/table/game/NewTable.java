package holosite.server.table.game;

import java.util.List;
import java.util.Optional;

/**
 * A table to be opened: the seats that are taken from the start and, if it continues another game,
 * the seed, the moves of that game and, where these do not begin at its beginning, the game they
 * begin with, packed.
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
}
