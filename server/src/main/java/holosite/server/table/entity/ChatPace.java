package holosite.server.table.entity;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** How fast people may talk at a table. */
final class ChatPace {
    private static final Duration SPAN = Duration.ofSeconds(10);
    private static final int IN_SPAN = 5;

    private final Map<String, Deque<Long>> spoke = new HashMap<>();

    /** Whether this person has said too much lately; if not, it is noted that he speaks now. */
    boolean isTooFast(String person, long now) {
        Deque<Long> times = spoke.computeIfAbsent(person, p -> new ArrayDeque<>());
        while (!times.isEmpty() && times.getFirst() < now - SPAN.toMillis()) {
            times.removeFirst();
        }
        if (times.size() >= IN_SPAN) {
            return true;
        }
        times.addLast(now);
        return false;
    }
}
