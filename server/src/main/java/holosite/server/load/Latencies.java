package holosite.server.load;

import holosite.server.table.socket.SentListener;
import java.util.HashMap;
import java.util.Map;

/** The time from each answer until the last listener had been sent what it changed. */
final class Latencies implements SentListener {
    private record Under(long event, int sent, long slowest) {}

    private final int attending;
    private final Map<String, Under> under = new HashMap<>();
    private final Spread spread = new Spread();

    Latencies(int attending) {
        this.attending = attending;
    }

    @Override
    public synchronized void sent(String table, long event, long micros) {
        Under before = under.get(table);
        Under now =
                before == null || before.event != event
                        ? new Under(event, 1, micros)
                        : new Under(event, before.sent + 1, Math.max(before.slowest, micros));
        if (now.sent < attending) {
            under.put(table, now);
        } else {
            under.remove(table);
            spread.add(now.slowest);
        }
    }

    /** Forgets what was counted so far. */
    synchronized void begin() {
        spread.clear();
    }

    /** How often each time came up so far. */
    synchronized Map<Integer, Long> counts() {
        return spread.counts();
    }
}
