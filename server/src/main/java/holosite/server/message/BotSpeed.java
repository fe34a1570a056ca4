package holosite.server.message;

import java.time.Duration;

/** How fast a bot answers, beside the pace of the server. */
public enum BotSpeed {
    SLOW(8),
    NORMAL(4),
    FAST(1),
    INSTANT(0);

    private final int quarters;

    BotSpeed(int quarters) {
        this.quarters = quarters;
    }

    /** How long a bot takes where the server's pace is this. */
    public Duration of(Duration pace) {
        return pace.multipliedBy(quarters).dividedBy(NORMAL.quarters);
    }
}
