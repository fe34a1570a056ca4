package holosite.server.table.game;

import holosite.language.card.Side;
import holosite.server.message.RequestKind;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What happens by consent: a player asks to undo, to cancel the game or for more time, and it
 * happens when the other one agrees, or at once where nobody has to.
 */
final class ConsentRules {
    private static final int MOST_MINUTES = 60;

    private ConsentRules() {}

    static ActionResult ask(
            TableState state, Side side, TableAction.Ask ask, long now, long spent) {
        boolean closing = ask.kind() == RequestKind.CANCEL && !state.hasGame() && !state.isOver();
        if (closing) {
            return new ActionResult.Happens(new TableEvent.Canceled(now));
        }
        boolean mayAsk =
                state.isPlaying() || (state.isSuspended() && ask.kind() == RequestKind.CANCEL);
        if (!mayAsk) {
            return TableRules.notPlaying(state);
        }
        if (state.standIn(side).isPresent()) {
            return new ActionResult.Refused(TableRefusal.BOT_PLAYS);
        }
        OptionalInt own = UndoRules.lastOwn(state, side);
        if (ask.kind() == RequestKind.UNDO && own.isEmpty()) {
            return new ActionResult.Refused(TableRefusal.NOTHING_TO_UNDO);
        }
        if (ask.kind() == RequestKind.EXTEND && state.options().minutes() == 0) {
            return new ActionResult.Refused(TableRefusal.NO_CLOCK);
        }
        if (ask.kind() == RequestKind.EXTEND
                && (ask.minutes() < 1 || ask.minutes() > MOST_MINUTES)) {
            return new ActionResult.Refused(TableRefusal.BAD_MINUTES);
        }
        boolean free =
                state.isOfBot(side.opposite())
                        || (ask.kind() == RequestKind.UNDO
                                && UndoRules.isFree(state, side, own.orElseThrow()));
        if (free) {
            return new ActionResult.Happens(
                    granted(state, side, ask.kind(), ask.minutes(), now, spent));
        }
        Optional<TableRequest> pending = pending(state, ask.kind());
        if (pending.isPresent() && pending.get().by() == side) {
            return new ActionResult.Refused(TableRefusal.ASKED_ALREADY);
        }
        if (pending.isPresent() && ask.kind() != RequestKind.UNDO) {
            // both want it
            return new ActionResult.Happens(
                    granted(state, side, ask.kind(), pending.get().minutes(), now, spent));
        }
        if (pending.isPresent()) {
            return new ActionResult.Refused(TableRefusal.ASKED_ALREADY);
        }
        return new ActionResult.Happens(
                new TableEvent.Requested(side, ask.kind(), ask.minutes(), now));
    }

    static ActionResult reply(
            TableState state, Side side, TableAction.Reply reply, long now, long spent) {
        Optional<TableRequest> pending = pending(state, reply.kind());
        if (pending.isEmpty()) {
            return new ActionResult.Refused(TableRefusal.NOT_ASKED);
        }
        if (!reply.accept()) {
            return new ActionResult.Happens(new TableEvent.Dropped(reply.kind(), now));
        }
        if (pending.get().by() == side) {
            return new ActionResult.Refused(TableRefusal.OWN_REQUEST);
        }
        return new ActionResult.Happens(
                granted(
                        state,
                        pending.get().by(),
                        reply.kind(),
                        pending.get().minutes(),
                        now,
                        spent));
    }

    private static Optional<TableRequest> pending(TableState state, RequestKind kind) {
        return state.requests().stream().filter(request -> request.kind() == kind).findFirst();
    }

    private static TableEvent granted(
            TableState state, Side by, RequestKind kind, int minutes, long now, long spent) {
        return switch (kind) {
            case UNDO ->
                    new TableEvent.Undone(UndoRules.lastOwn(state, by).orElseThrow(), spent, now);
            case CANCEL -> new TableEvent.Canceled(now);
            case EXTEND -> new TableEvent.Extended(minutes, now);
        };
    }
}
