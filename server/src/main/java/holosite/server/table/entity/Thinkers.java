package holosite.server.table.entity;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.ExecutorServiceMetrics;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads on which bots look ahead: half the processors at most, so that the tables always have
 * the others. A table has one thought in line at most.
 */
final class Thinkers {
    private Thinkers() {}

    static Executor start(MeterRegistry metrics) {
        int count = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        var threads =
                new ThreadPoolExecutor(
                        count,
                        count,
                        1,
                        TimeUnit.MINUTES,
                        new LinkedBlockingQueue<>(),
                        Thread.ofPlatform().daemon().name("thinking-", 1).factory());
        threads.allowCoreThreadTimeOut(true);
        new ExecutorServiceMetrics(threads, "thinking", List.of()).bindTo(metrics);
        return threads;
    }
}
