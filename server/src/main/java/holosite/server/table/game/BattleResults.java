package holosite.server.table.game;

import holosite.rules.log.BattleEntry;
import holosite.rules.log.Entry;
import holosite.rules.log.Log;
import java.util.List;

/** Battles that have come to their result: players look at it before they go on. */
final class BattleResults {
    /** How long the clocks stand still for it, in milliseconds. */
    static final long LOOK = 20_000;

    private BattleResults() {}

    /** Whether a battle whose totals were counted has ended since the log was so long. */
    static boolean since(Log log, int told) {
        boolean ended = false;
        for (Entry entry : log.from(told)) {
            ended |= entry instanceof BattleEntry.BattleEnds;
        }
        return ended && isCounted(log);
    }

    /** Whether the last battle of the log came to its totals. */
    private static boolean isCounted(Log log) {
        List<Entry> all = log.from(0);
        for (int i = all.size() - 1; i >= 0; i--) {
            switch (all.get(i)) {
                case BattleEntry.WinsBattle _, BattleEntry.BattleTied _ -> {
                    return true;
                }
                case BattleEntry.BattleBegins _ -> {
                    return false;
                }
                default -> {
                    // it tells nothing of that
                }
            }
        }
        return false;
    }
}
