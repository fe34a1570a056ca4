package holosite.server.store;

import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether the database can be written to. It is tried every few seconds beside everything else, so
 * that the question is answered at once even if the database hangs. A database whose disk is full
 * can still be read: only a write shows that.
 */
public final class DatabaseHealth implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(DatabaseHealth.class);
    private static final Duration EVERY = Duration.ofSeconds(2);
    private static final Duration STALE = Duration.ofSeconds(8);

    private final Store database;
    private final Consumer<Handle> trial;
    private final Duration stale;
    private final ScheduledExecutorService executor =
            new ScheduledThreadPoolExecutor(
                    1, Thread.ofPlatform().daemon().name("database-health").factory());
    private final ScheduledFuture<?> asking;
    private volatile long answered;
    private volatile boolean failed;

    /**
     * @param trial writes to the database, and changes nothing of importance
     */
    public DatabaseHealth(Store database, Consumer<Handle> trial) {
        this(database, trial, EVERY, STALE);
    }

    DatabaseHealth(Store database, Consumer<Handle> trial, Duration every, Duration stale) {
        this.database = database;
        this.trial = trial;
        this.stale = stale;
        answered = System.nanoTime() - stale.toNanos();
        ask();
        asking =
                executor.scheduleWithFixedDelay(
                        this::ask, every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void ask() {
        try {
            database.run(trial);
            answered = System.nanoTime();
            failed = false;
        } catch (RuntimeException e) {
            // whatever it is, it is asked again
            failed = true;
            LOG.warn("the database cannot be written: {}", Store.why(e));
        }
    }

    /** Whether it could be written to a moment ago, and has not failed since. */
    public boolean isWell() {
        return !failed && System.nanoTime() - answered < stale.toNanos();
    }

    @Override
    public void close() {
        asking.cancel(true);
        executor.shutdownNow();
    }
}
