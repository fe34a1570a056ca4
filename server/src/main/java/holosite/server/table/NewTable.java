package holosite.server.table;

import java.util.List;
import java.util.Optional;

/**
 * A table to be opened: the seats that are taken from the start, and, where it goes on from another
 * game, that one's seed and the moves that lead there.
 */
public record NewTable(
        Options options,
        Optional<Seat> dark,
        Optional<Seat> light,
        Optional<Long> seed,
        List<TableEvent.Move> moves) {
    public NewTable {
        moves = List.copyOf(moves);
    }

    public NewTable(Options options, Optional<Seat> dark, Optional<Seat> light) {
        this(options, dark, light, Optional.empty(), List.of());
    }
}
