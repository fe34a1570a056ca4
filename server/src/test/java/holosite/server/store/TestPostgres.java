package holosite.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.Jdbi;

/**
 * An empty database of a real PostgreSQL. All tests share the PostgreSQL, which is started once,
 * apart from those that stop it.
 */
public final class TestPostgres implements AutoCloseable {
    private static final AtomicInteger NUMBERS = new AtomicInteger();

    private final String name;

    /** The one that is shared; it ends with the process. */
    private static final class Shared {
        private static final EmbeddedPostgres RUNNING = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder().setServerConfig("max_connections", "200").start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static void execute(String sql) {
            Jdbi.create(RUNNING.getPostgresDatabase()).useHandle(handle -> handle.execute(sql));
        }
    }

    private TestPostgres(String name) {
        this.name = name;
    }

    /** A database in which there is nothing yet. */
    public static TestPostgres database() {
        var database = new TestPostgres("test" + NUMBERS.incrementAndGet());
        Shared.execute("CREATE DATABASE " + database.name);
        return database;
    }

    public String url() {
        return Shared.RUNNING.getJdbcUrl("postgres", name);
    }

    @Override
    public void close() {
        Shared.execute("DROP DATABASE " + name + " WITH (FORCE)");
    }
}
