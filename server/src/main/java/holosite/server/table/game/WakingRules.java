package holosite.server.table.game;

import java.util.Optional;

/** What becomes of a table that was last played under other rules than those in force now. */
public final class WakingRules {
    private WakingRules() {}

    /** What is stored before it goes on; nothing if it can go on as it is. */
    public static Optional<TableEvent> before(TableState state, String rules, long now) {
        if (!state.hasGame() || state.isOver() || state.isUnread()) {
            return Optional.empty();
        }
        if (!state.isOfOtherRules()) {
            return state.played().isLost() && !state.isSuspended()
                    ? Optional.of(
                            new TableEvent.Suspended("it does not follow its own record", now))
                    : Optional.empty();
        }
        if (state.played().isLost() && !state.opened().storesTheEnd()) {
            // how it went on, and whether it ended, is not stored
            return state.isSuspended()
                    ? Optional.empty()
                    : Optional.of(
                            new TableEvent.Suspended(
                                    "an early version stored it, and these rules do not follow it"
                                            + " past answer "
                                            + state.answers(),
                                    now));
        }
        String game = state.played().differs() ? PackedGame.pack(state.game()) : "";
        return Optional.of(new TableEvent.RulesChanged(rules, state.answers(), game, now));
    }
}
