package holosite.server.table.game;

import holosite.language.card.Side;
import holosite.rules.log.Audience;
import java.util.Optional;

/**
 * A table as each audience may know it at one moment. Players see the present state; spectators may
 * see an older one.
 */
public final class TableViews {
    private final TableState now;
    private final TableState late;
    private final long delay;
    private final long asked;
    private final long askedLate;

    /**
     * @param asked since when the decision waits; 0 if no clock runs
     * @param askedLate since when the decision waited that spectators are shown
     */
    public TableViews(TableState now, DelayedView late, long asked, long askedLate) {
        this.now = now;
        this.late = late.state();
        this.delay = late.delay();
        this.asked = asked;
        this.askedLate = askedLate;
    }

    /** Whether there is anything to see for everybody. */
    public boolean isOpened() {
        return now.isOpened() && late.isOpened();
    }

    /** The side this person plays. */
    public Optional<Side> sideOf(String person) {
        return now.sideOf(person);
    }

    public TableView of(Audience audience) {
        return new TableView(audience == Audience.SPECTATOR ? late : now, audience);
    }

    /** Whether this audience sees what happened some time ago. */
    public boolean isLate(Audience audience) {
        return audience == Audience.SPECTATOR && delay > 0;
    }

    /**
     * Since when the decision waits that this audience sees: what spectators see later, their clock
     * shows later, too.
     */
    public long asked(Audience audience) {
        return isLate(audience) ? askedLate + delay : asked;
    }
}
