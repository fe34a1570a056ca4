package holosite.server.table.row;

import holosite.server.store.Store;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import org.apache.pekko.actor.typed.ActorSystem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes the rows of a process's tables: those that change within a short time in one transaction,
 * only the latest of each table. The events are what counts. A row that cannot be written waits
 * here, whether its table goes on, rests or moves to another process, until it can be.
 */
public final class RowWriter {
    private static final Logger LOG = LoggerFactory.getLogger(RowWriter.class);
    private static final Duration MOMENT = Duration.ofMillis(200);
    private static final Duration AGAIN = Duration.ofSeconds(2);

    private record Waiting(TableRow row, long event) {}

    private final ActorSystem<?> system;
    private final Store database;
    private final Executor blocking;
    private final Map<String, Waiting> waiting = new HashMap<>();

    /** The tables whose row could not be written last time: the log says so once. */
    private final Set<String> failing = new HashSet<>();

    public RowWriter(ActorSystem<?> system, Store database, Executor blocking) {
        this.system = system;
        this.database = database;
        this.blocking = blocking;
    }

    /** Writes a row soon. */
    public void write(TableRow row, long event) {
        synchronized (waiting) {
            boolean first = waiting.isEmpty();
            waiting.put(row.id(), new Waiting(row, event));
            if (!first) {
                return;
            }
        }
        flushIn(MOMENT);
    }

    /** Writes all waiting rows. */
    public void flush() {
        List<Waiting> all;
        synchronized (waiting) {
            all = List.copyOf(waiting.values());
            waiting.clear();
        }
        if (!all.isEmpty() && !together(all)) {
            all.forEach(this::alone);
        }
        all.forEach(this::tellOfSuccess);
    }

    private boolean together(List<Waiting> all) {
        try {
            database.inTransaction(
                    handle -> {
                        all.forEach(one -> one.row.write(handle, one.event));
                        return all.size();
                    });
            return true;
        } catch (RuntimeException e) {
            LOG.debug("{} rows cannot be written together: {}", all.size(), Store.why(e));
            return false;
        }
    }

    private void alone(Waiting one) {
        try {
            database.run(handle -> one.row.write(handle, one.event));
        } catch (RuntimeException e) {
            failed(one, e);
        }
    }

    /** It is tried again, unless there is a later row by now. */
    private void failed(Waiting one, RuntimeException why) {
        boolean last;
        synchronized (waiting) {
            last = waiting.isEmpty();
            waiting.putIfAbsent(one.row.id(), one);
            if (failing.add(one.row.id())) {
                LOG.warn("the row of table {} waits: {}", one.row.id(), Store.why(why));
            }
        }
        if (last) {
            flushIn(AGAIN);
        }
    }

    private void tellOfSuccess(Waiting one) {
        synchronized (waiting) {
            if (!waiting.containsKey(one.row.id()) && failing.remove(one.row.id())) {
                LOG.info("the row of table {} is written", one.row.id());
            }
        }
    }

    private void flushIn(Duration wait) {
        system.scheduler()
                .scheduleOnce(wait, () -> blocking.execute(this::flush), system.executionContext());
    }
}
