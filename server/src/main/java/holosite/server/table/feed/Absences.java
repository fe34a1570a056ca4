package holosite.server.table.feed;

import holosite.language.card.Side;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Since when each player has been waiting for the other one, who is not connected. Only the time
 * counts in which he is connected himself: a game that both have left for the night can be claimed
 * by nobody in the morning. A page that is loaded again, or a connection that fails for a moment,
 * does not make him wait anew.
 */
final class Absences {
    private static final Duration MOMENT = Duration.ofMinutes(1);

    private final Optional<Duration> wait;
    private final Map<Side, Long> came = new EnumMap<>(Side.class);
    private final Map<Side, Long> left = new EnumMap<>(Side.class);

    /**
     * @param wait how long one waits for an absent player; nothing for ever
     */
    Absences(Optional<Duration> wait) {
        this.wait = wait;
    }

    /** These players are connected now, and no others. */
    void connected(Set<Side> here, long now) {
        for (Side side : Side.values()) {
            if (!here.contains(side)) {
                left.putIfAbsent(side, now);
                continue;
            }
            Long gone = left.remove(side);
            if (!came.containsKey(side) || (gone != null && now - gone > MOMENT.toMillis())) {
                came.put(side, now);
            }
        }
    }

    /** From when on each player who waits may do something about it. */
    Map<Side, Long> over() {
        var over = new EnumMap<Side, Long>(Side.class);
        for (Side side : Side.values()) {
            Long gone = left.get(side.opposite());
            Long here = came.get(side);
            if (wait.isPresent() && gone != null && here != null && !left.containsKey(side)) {
                over.put(side, Math.max(gone, here) + wait.get().toMillis());
            }
        }
        return over;
    }
}
