package holosite.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;

/** The health of a database that fails or hangs is known at once, and again when it is back. */
class DatabaseHealthTest {
    private static final Duration LONG_AGO = Duration.ofHours(1);

    private volatile boolean confused;
    private volatile CountDownLatch hanging = new CountDownLatch(0);
    private volatile boolean failing;

    private Connection connect() throws SQLException {
        try {
            hanging.await();
        } catch (InterruptedException e) {
            throw new SQLException(e);
        }
        if (failing) {
            throw new SQLException("out of order");
        }
        return DriverManager.getConnection("jdbc:h2:mem:health");
    }

    private DataSource source() {
        return (DataSource)
                Proxy.newProxyInstance(
                        getClass().getClassLoader(),
                        new Class<?>[] {DataSource.class},
                        (proxy, method, arguments) -> connect());
    }

    private static void await(DatabaseHealth health, boolean well) throws InterruptedException {
        for (int i = 0; i < 200 && health.isWell() != well; i++) {
            Thread.sleep(20);
        }
        assertThat(health.isWell()).isEqualTo(well);
    }

    /** It is known at the next trial, and not only when the last good one is too long ago. */
    @Test
    void aDatabaseThatFailsIsNotWellUntilItAnswersAgain() throws Exception {
        try (var health =
                new DatabaseHealth(
                        new Store(source()), this::write, Duration.ofMillis(20), LONG_AGO)) {
            assertThat(health.isWell()).isTrue();
            failing = true;
            await(health, false);
            failing = false;
            await(health, true);
        }
    }

    @Test
    void whateverFailsItIsTriedAgain() throws Exception {
        try (var health =
                new DatabaseHealth(
                        new Store(source()), this::write, Duration.ofMillis(20), LONG_AGO)) {
            confused = true;
            await(health, false);
            confused = false;
            await(health, true);
        }
    }

    private void write(Handle handle) {
        if (confused) {
            throw new IllegalStateException("closed");
        }
    }

    @Test
    void aDatabaseThatHangsIsKnownToHangWithoutWaitingForIt() throws Exception {
        try (var health =
                new DatabaseHealth(
                        new Store(source()),
                        c -> {},
                        Duration.ofMillis(20),
                        Duration.ofMillis(200))) {
            hanging = new CountDownLatch(1);
            await(health, false);
            long quickest = Long.MAX_VALUE;
            for (int i = 0; i < 20; i++) {
                long begun = System.nanoTime();
                assertThat(health.isWell()).isFalse();
                quickest = Math.min(quickest, System.nanoTime() - begun);
            }
            assertThat(Duration.ofNanos(quickest)).isLessThan(Duration.ofMillis(50));
            hanging.countDown();
            await(health, true);
        }
    }
}
