package holosite.rules.notation;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.state.Stops;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;
import java.util.List;

/** The position a puzzle begins with. All of it is known to the solver. */
public final class PuzzleStart {
    private final Game game;

    PuzzleStart(Game laidOut) {
        game = laidOut.fork();
        // nobody is asked where he can only pass: so it is solved, and so it is played
        game.stops(Stops.NONE);
    }

    Game game() {
        return game.fork();
    }

    /** The ids of the cards in a pile, the top first. */
    public List<String> cards(Side side, Zone pile) {
        return Arrays.stream(game.state().table().cards(Table.zone(side, pile)))
                .mapToObj(card -> game.state().printed(card).id())
                .toList();
    }
}
