package holosite.server.table.game;

import holosite.rules.kit.CardPool;
import holosite.rules.notation.DeckNotation;
import holosite.rules.notation.MalformedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Opening a table, and sitting down at it.
 *
 * @param rules the version of the rules that are in force
 */
public record OpeningRules(CardPool cards, String rules) {

    /** A new table with this id. */
    public ActionResult open(TableState state, String id, NewTable table, long seed, long now) {
        for (Optional<Seat> seat : List.of(table.dark(), table.light())) {
            if (seat.isPresent() && !isReadable(seat.get())) {
                return new ActionResult.Refused(TableRefusal.BAD_DECK);
            }
        }
        return begun(
                state,
                new TableEvent.Opened(
                        TableEvent.FORMAT,
                        rules,
                        id,
                        table.options(),
                        seed,
                        table.dark(),
                        table.light(),
                        table.game(),
                        table.moves(),
                        table.lesson(),
                        table.puzzle(),
                        now),
                table.options());
    }

    /** Somebody takes a seat. */
    public ActionResult sit(TableState state, TableEvent.SeatTaken taken) {
        Optional<TableRefusal> against = against(state, taken);
        return against.isPresent()
                ? new ActionResult.Refused(against.get())
                : begun(state, taken, state.options());
    }

    private Optional<TableRefusal> against(TableState state, TableEvent.SeatTaken taken) {
        if (!state.isOpened()) {
            return Optional.of(TableRefusal.NO_TABLE);
        }
        if (state.isOver()) {
            return Optional.of(TableRefusal.OVER);
        }
        if (state.seatOf(taken.side()).isPresent()) {
            return Optional.of(TableRefusal.SEAT_TAKEN);
        }
        if (taken.seat().sitter() instanceof SeatedPlayer.Human human
                && state.sideOf(human.person()).isPresent()) {
            return Optional.of(TableRefusal.SEATED_ALREADY);
        }
        return isReadable(taken.seat()) ? Optional.empty() : Optional.of(TableRefusal.BAD_DECK);
    }

    private boolean isReadable(Seat seat) {
        try {
            DeckNotation.read(seat.deck(), cards);
            return true;
        } catch (MalformedText e) {
            return false;
        }
    }

    /** This event, and what is noted with it if a game begins. */
    private static ActionResult begun(TableState state, TableEvent event, TableOptions options) {
        var events = new ArrayList<>(List.of(event));
        if (options.hasClock()) {
            events.addAll(TableRules.atTheBeginning(state.tried(event), event.at()));
        }
        return new ActionResult.Happens(events);
    }
}
