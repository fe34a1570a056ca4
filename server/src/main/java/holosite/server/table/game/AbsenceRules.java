package holosite.server.table.game;

import holosite.language.card.Side;
import java.util.Set;

/**
 * What a player may do about an opponent who is absent: claim the game, or have a bot take the
 * seat. Both only while the game waits for the absent one, so that nobody gains by not playing
 * himself.
 */
final class AbsenceRules {
    private AbsenceRules() {}

    /** Whether this player may do something about his opponent, once he has waited long enough. */
    static boolean isWaitingFor(TableState state, Side side) {
        Side opponent = side.opposite();
        return state.asked().filter(asked -> asked == opponent).isPresent()
                && !state.isBot(opponent)
                && state.standIn(side).isEmpty();
    }

    /** This happens, if the player has waited long enough. */
    static ActionResult act(TableState state, Side side, Set<Side> waited, TableEvent event) {
        if (!state.isPlaying()) {
            return TableRules.notPlaying(state);
        }
        if (state.standIn(side).isPresent()) {
            return new ActionResult.Refused(TableRefusal.BOT_PLAYS);
        }
        return waited.contains(side) && isWaitingFor(state, side)
                ? new ActionResult.Happens(event)
                : new ActionResult.Refused(TableRefusal.NOT_ABSENT);
    }

    static ActionResult takeBack(TableState state, Side side, long now) {
        if (!state.isPlaying()) {
            return TableRules.notPlaying(state);
        }
        return state.standIn(side).isEmpty()
                ? new ActionResult.Refused(TableRefusal.NO_BOT_PLAYS)
                : new ActionResult.Happens(new TableEvent.SeatTakenBack(side, now));
    }
}
