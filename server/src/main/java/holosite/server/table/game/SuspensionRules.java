package holosite.server.table.game;

/** Suspending a table after a fault, and what an admin may do with it. */
public final class SuspensionRules {
    private SuspensionRules() {}

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
