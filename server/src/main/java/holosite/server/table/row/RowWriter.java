package holosite.server.table.row;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import javax.sql.DataSource;
import org.apache.pekko.actor.typed.ActorSystem;
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
    private final DataSource database;
    private final Executor blocking;
    private final Map<String, Waiting> waiting = new HashMap<>();

    public RowWriter(ActorSystem<?> system, DataSource database, Executor blocking) {
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
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try {
                for (Waiting one : all) {
                    one.row.write(connection, one.event);
                }
                connection.commit();
                return true;
            } catch (SQLException e) {
                connection.rollback();
                return false;
            } finally {
                connection.setAutoCommit(true);
            }
        } catch (SQLException e) {
            LOG.debug("{} rows cannot be written together: {}", all.size(), e.getMessage());
            return false;
        }
    }

    private void alone(Waiting one) {
        try (Connection connection = database.getConnection()) {
            one.row.write(connection, one.event);
        } catch (SQLException e) {
            LOG.warn("the row of table {} cannot be written: {}", one.row.id(), e.getMessage());
            later(AGAIN, one.failed);
        }
    }

    private void later(Duration wait, Runnable work) {
        system.scheduler().scheduleOnce(wait, work, system.executionContext());
    }
}
