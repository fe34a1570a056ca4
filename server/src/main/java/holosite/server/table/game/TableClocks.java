package holosite.server.table.game;

import holosite.language.card.Side;
import java.util.Collections;
import java.util.EnumSet;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/**
 * The time the players of a table have left, and what the decision has taken already. It never
 * changes. Time spent stays spent: an answer that is undone gives nothing back.
 *
 * @param dark milliseconds the Dark Side has left
 * @param light milliseconds the Light Side has left
 * @param asked since when the decision waits
 * @param used the time this decision has taken before it was asked last
 * @param usedAt what answers had taken before they were given for good, because others had been
 *     undone; by how many answers the game had had
 * @param still until when the clocks stand still, because there is something to look at
 */
record TableClocks(
        long dark,
        long light,
        long asked,
        long used,
        NavigableMap<Integer, Long> usedAt,
        Standstill still) {
    private static final long MINUTE = 60_000;

    static final TableClocks NONE =
            new TableClocks(
                    0,
                    0,
                    0,
                    0,
                    Collections.unmodifiableNavigableMap(new TreeMap<>()),
                    new Standstill(0, Set.of()));

    /** The clocks stand still until then, but not of these players, who have gone on. */
    record Standstill(long until, Set<Side> goneOn) {
        Standstill {
            goneOn = Set.copyOf(goneOn);
        }
    }

    /** Since when the decision of this player counts, which may be later than now. */
    long asked(Side side) {
        return still.goneOn.contains(side) ? asked : Math.max(asked, still.until);
    }

    /** Both clocks stand still until then. */
    TableClocks standingStill(long until) {
        return new TableClocks(dark, light, asked, used, usedAt, new Standstill(until, Set.of()));
    }

    /** This player has seen enough: his clock runs again. */
    TableClocks goneOn(Side side) {
        var all = EnumSet.of(side);
        all.addAll(still.goneOn);
        return new TableClocks(dark, light, asked, used, usedAt, new Standstill(still.until, all));
    }

    long left(Side side) {
        return side == Side.DARK ? dark : light;
    }

    /** So many minutes more for both. */
    TableClocks plusMinutes(int minutes) {
        return new TableClocks(
                dark + MINUTE * minutes, light + MINUTE * minutes, asked, used, usedAt, still);
    }

    TableClocks minus(Side side, long millis) {
        return side == Side.DARK
                ? new TableClocks(dark - millis, light, asked, used, usedAt, still)
                : new TableClocks(dark, light - millis, asked, used, usedAt, still);
    }

    /** A decision waits from now on. */
    TableClocks askedAt(long at) {
        return new TableClocks(dark, light, at, used, usedAt, still);
    }

    /** This player has answered after so long, as the answer of this number. */
    TableClocks answered(Side side, long spent, int answers, long at) {
        var all = usedAt;
        if (used > 0) {
            var more = new TreeMap<>(usedAt);
            more.put(answers, used);
            all = Collections.unmodifiableNavigableMap(more);
        }
        TableClocks left = minus(side, spent);
        return new TableClocks(left.dark, left.light, at, 0, all, still);
    }

    /** All answers from this number on were undone, after so much had been spent on them. */
    TableClocks undone(int answers, long spent) {
        long before =
                usedAt.tailMap(answers, true).values().stream().mapToLong(Long::longValue).sum();
        return new TableClocks(
                dark,
                light,
                asked,
                used + spent + before,
                Collections.unmodifiableNavigableMap(new TreeMap<>(usedAt.headMap(answers, false))),
                still);
    }
}
