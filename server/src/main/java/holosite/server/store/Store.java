package holosite.server.store;

import java.io.IOException;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.h2.mvstore.MVStoreException;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jspecify.annotations.Nullable;

/** Runs queries and transactions on the database. */
public final class Store {
    /** What H2 says of a connection that it has closed. */
    private static final String CLOSED = "90007";

    private final Jdbi jdbi;

    public Store(DataSource database) {
        this(Jdbi.create(database));
    }

    private Store(Jdbi jdbi) {
        this.jdbi = jdbi;
        // what was to be stored, hashes of passwords among it, is nothing for the log
        jdbi.getConfig(StatementExceptions.class)
                .setMessageRendering(StatementExceptions.MessageRendering.NONE);
    }

    /** A store that connects anew each time, whatever happens to the connections of others. */
    public static Store connecting(String url, String user, String password) {
        return new Store(Jdbi.create(url, user, password));
    }

    /** Runs work in one transaction. */
    public <T> T inTransaction(Function<Handle, T> work) {
        return jdbi.inTransaction(work::apply);
    }

    /** Runs a query. */
    public <T> T with(Function<Handle, T> work) {
        return jdbi.withHandle(work::apply);
    }

    /** Runs work that has no result. */
    public void run(Consumer<Handle> work) {
        jdbi.useHandle(work::accept);
    }

    /** Runs an update. */
    public int update(String sql, Object... values) {
        return with(handle -> handle.execute(sql, values));
    }

    /**
     * Why a database could not do something, in one line of its own words: without the statement,
     * and what was to be stored.
     */
    public static String why(Throwable failure) {
        Throwable cause = failure;
        while (cause instanceof JdbiException && cause.getCause() != null) {
            cause = cause.getCause();
        }
        String said = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
        return cause.getClass().getSimpleName() + ": " + said.replace("; SQL statement:", "");
    }

    /**
     * Whether it failed because the database does not answer, or cannot do its work for now; not
     * because of what it was asked.
     */
    public static boolean isAway(Throwable failure) {
        boolean database = false;
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            database |= cause instanceof SQLException;
            boolean away =
                    cause instanceof ConnectionException
                            || cause instanceof SQLTransientException
                            || cause instanceof SQLNonTransientConnectionException
                            || cause instanceof SQLRecoverableException
                            // its files or its network
                            || database && cause instanceof IOException
                            || database && cause instanceof MVStoreException;
            if (away || cause instanceof SQLException sql && saysSo(sql.getSQLState())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Connections that fail, a lack of resources, an operator who has intervened; and what was
     * closed under our hands, as by an H2 that closes itself.
     */
    private static boolean saysSo(@Nullable String state) {
        return state != null
                && (state.startsWith("08")
                        || state.startsWith("53")
                        || state.startsWith("57P")
                        || state.equals(CLOSED));
    }

    /**
     * Runs work, or the alternative if a key is already taken. In a transaction there is no
     * alternative: it is over with the first failure.
     */
    public static <T> T unlessTaken(Supplier<T> work, Supplier<T> taken) {
        try {
            return work.get();
        } catch (JdbiException e) {
            if (e.getCause() instanceof SQLException sql
                    && String.valueOf(sql.getSQLState()).startsWith("23")) {
                return taken.get();
            }
            throw e;
        }
    }
}
