package holosite.server.table;

import java.util.List;
import java.util.Optional;

/**
 * A table to be opened: the seats that are taken from the start and, if it continues another game,
 * the seed and the moves of that game.
 */
public record NewTable(
        TableOptions options,
        Optional<Seat> dark,
        Optional<Seat> light,
        Optional<Long> seed,
        List<TableEvent.Move> moves) {
    public NewTable {
        moves = List.copyOf(moves);
    }

    public NewTable(TableOptions options, Optional<Seat> dark, Optional<Seat> light) {
        this(options, dark, light, Optional.empty(), List.of());
    }
}
