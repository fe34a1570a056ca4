package holosite.server.web;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.ExecutorServiceMetrics;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Runs what takes much computing: few requests at a time, so that the tables always have a
 * processor, and few that wait. Any more are told that the server is busy.
 */
final class HeavyWork implements AutoCloseable {
    private static final int WAITING = 64;

    private final ThreadPoolExecutor pool;

    HeavyWork(MeterRegistry meters) {
        this(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), WAITING, meters);
    }

    /**
     * @param threads how many requests are worked on at the same time
     * @param waiting how many may wait for their turn
     */
    HeavyWork(int threads, int waiting, MeterRegistry meters) {
        pool =
                new ThreadPoolExecutor(
                        threads,
                        threads,
                        1,
                        TimeUnit.MINUTES,
                        new ArrayBlockingQueue<>(waiting),
                        Thread.ofPlatform().daemon().name("heavy-", 1).factory());
        pool.allowCoreThreadTimeOut(true);
        new ExecutorServiceMetrics(pool, "heavy", List.of()).bindTo(meters);
    }

    /**
     * Waits until this work is done.
     *
     * @throws RequestRefused if too many wait already
     */
    <T> T run(Supplier<T> work) {
        Future<T> done;
        try {
            done = pool.submit(work::get);
        } catch (RejectedExecutionException e) {
            throw new RequestRefused(
                    503,
                    "busy",
                    new LocalizedText(
                            "The server has too much to do just now. Try again in a moment.",
                            "Le serveur a trop à faire en ce moment. Réessayez dans un instant."));
        }
        try {
            return done.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            done.cancel(true);
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while working", e);
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
