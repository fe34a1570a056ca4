package holosite.rules.notation;

import holosite.rules.Game;
import holosite.rules.kit.Outline;
import java.util.List;

/**
 * A position on a table, about to be played.
 *
 * @param pieces the number in the game of each of {@link Outline#pieces}
 */
public record LaidOut(Outline outline, Game game, List<Integer> pieces) {
    public LaidOut {
        pieces = List.copyOf(pieces);
    }
}
