package holosite.server.table.game;

import java.util.List;

/** Suspending a table after a fault, and what an admin may do with it. */
public final class SuspensionRules {
    static final String UNREAD =
            "what happened at it under a later version is not known to this one";

    private SuspensionRules() {}

    /** Why a table with these events is suspended. */
    public static String reason(List<TableEvent> events) {
        String reason = "it does not follow its own record: see the log";
        for (TableEvent event : events) {
            if (event instanceof TableEvent.Unread) {
                return UNREAD;
            }
            if (event instanceof TableEvent.Suspended suspended) {
                reason = suspended.what();
            }
        }
        return reason;
    }

    /** A fault: a game that goes on is suspended. */
    public static ActionResult suspend(TableState state, String what, long now) {
        return state.isPlaying()
                ? new ActionResult.Happens(new TableEvent.Suspended(what, now))
                : new ActionResult.Refused(TableRefusal.NOT_STARTED);
    }

    public static ActionResult resume(TableState state, long now) {
        if (!state.isOpened()) {
            return new ActionResult.Refused(TableRefusal.NO_TABLE);
        }
        if (state.isSuspended() && state.isUnread()) {
            return new ActionResult.Refused(TableRefusal.NEWER_RULES);
        }
        return state.isSuspended()
                ? new ActionResult.Happens(new TableEvent.Resumed(now))
                : new ActionResult.Refused(TableRefusal.NOT_SUSPENDED);
    }

    /** Ends it without a winner. */
    public static ActionResult callOff(TableState state, long now) {
        if (!state.isOpened()) {
            return new ActionResult.Refused(TableRefusal.NO_TABLE);
        }
        return state.isOver()
                ? new ActionResult.Refused(TableRefusal.OVER)
                : new ActionResult.Happens(new TableEvent.Canceled(now));
    }
}
