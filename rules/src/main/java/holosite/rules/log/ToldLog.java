package holosite.rules.log;

import java.util.List;

/** The log as an audience is told it. */
public final class ToldLog {
    private final Log log;
    private final Audience audience;

    public ToldLog(Log log, Audience audience) {
        this.log = log;
        this.audience = audience;
    }

    public int size() {
        return log.size();
    }

    /** The entries from this number on, the oldest first. */
    public List<Entry> from(int number) {
        return log.from(number).stream().map(entry -> entry.to(audience)).toList();
    }
}
