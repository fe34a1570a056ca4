package holosite.server.table.row;

import holosite.server.store.Store;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import org.apache.pekko.actor.typed.ActorSystem;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes the rows of a process's tables: those that change within a short time in one transaction,
 * only the latest of each table. The events are what counts; a row that gets lost is written again
 * with the next.
 */
public final class RowWriter {
    private static final Logger LOG = LoggerFactory.getLogger(RowWriter.class);
    private static final Duration MOMENT = Duration.ofMillis(200);
    private static final Duration AGAIN = Duration.ofSeconds(2);

    private record Waiting(TableRow row, long event, Runnable failed) {}

    private final ActorSystem<?> system;
    private final Store database;
    private final Executor blocking;
    private final Map<String, Waiting> waiting = new HashMap<>();

    public RowWriter(ActorSystem<?> system, Store database, Executor blocking) {
        this.system = system;
        this.database = database;
        this.blocking = blocking;
    }

    /** Writes a row soon; {@code failed} runs if that is not possible. */
    public void write(TableRow row, long event, Runnable failed) {
        synchronized (waiting) {
            boolean first = waiting.isEmpty();
            waiting.put(row.id(), new Waiting(row, event, failed));
            if (!first) {
                return;
            }
        }
        later(MOMENT, () -> blocking.execute(this::flush));
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
    }

    private boolean together(List<Waiting> all) {
        try {
            database.inTransaction(
                    handle -> {
                        all.forEach(one -> one.row.write(handle, one.event));
                        return all.size();
                    });
            return true;
        } catch (JdbiException e) {
            LOG.debug("{} rows cannot be written together: {}", all.size(), e.getMessage());
            return false;
        }
    }

    private void alone(Waiting one) {
        try {
            database.run(handle -> one.row.write(handle, one.event));
        } catch (JdbiException e) {
            LOG.warn("the row of table {} cannot be written: {}", one.row.id(), e.getMessage());
            later(AGAIN, one.failed);
        }
    }

    private void later(Duration wait, Runnable work) {
        system.scheduler().scheduleOnce(wait, work, system.executionContext());
    }
}
