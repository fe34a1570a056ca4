package holosite.server.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether the database answers. It is asked every few seconds beside everything else, so that the
 * question is answered at once even if the database hangs.
 */
public final class DatabaseHealth implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(DatabaseHealth.class);
    private static final Duration EVERY = Duration.ofSeconds(2);
    private static final Duration STALE = Duration.ofSeconds(8);
    private static final int PATIENCE_SECONDS = 5;

    private final DataSource database;
    private final Duration stale;
    private final ScheduledExecutorService executor =
            new ScheduledThreadPoolExecutor(
                    1, Thread.ofPlatform().daemon().name("database-health").factory());
    private final ScheduledFuture<?> asking;
    private volatile long answered;

    public DatabaseHealth(DataSource database) {
        this(database, EVERY, STALE);
    }

    DatabaseHealth(DataSource database, Duration every, Duration stale) {
        this.database = database;
        this.stale = stale;
        answered = System.nanoTime() - stale.toNanos();
        ask();
        asking =
                executor.scheduleWithFixedDelay(
                        this::ask, every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void ask() {
        try (var connection = database.getConnection()) {
            if (connection.isValid(PATIENCE_SECONDS)) {
                answered = System.nanoTime();
            }
        } catch (SQLException e) {
            LOG.warn("the database does not answer: {}", e.getMessage());
        }
    }

    /** Whether it has answered a moment ago. */
    public boolean isWell() {
        return System.nanoTime() - answered < stale.toNanos();
    }

    @Override
    public void close() {
        asking.cancel(true);
        executor.shutdownNow();
    }
}
