package holosite.server.node;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.h2.api.ErrorCode;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/**
 * The connections to a database of H2 in this process. When a write fails because the disk is full,
 * H2 closes the database; every connection is useless from then on, although it calls itself valid.
 * Only after all of them are closed the database can be opened again: one that is closed later
 * would make H2 forget that it is open, and H2 would then find its own file locked.
 */
final class EmbeddedDatabase implements DataSource, SQLExceptionOverride {
    private static final org.slf4j.Logger LOG = LoggerFactory.getLogger(EmbeddedDatabase.class);

    /** What H2 says when it has closed the database, or is about to. */
    private static final Set<Integer> CLOSED =
            Set.of(
                    ErrorCode.GENERAL_ERROR_1,
                    ErrorCode.IO_EXCEPTION_1,
                    ErrorCode.IO_EXCEPTION_2,
                    ErrorCode.DATABASE_IS_CLOSED,
                    ErrorCode.DATABASE_CALLED_AT_SHUTDOWN);

    private final Settings.DatabaseAddress address;
    private final List<Connection> open = new ArrayList<>();
    private volatile boolean suspect;

    EmbeddedDatabase(Settings.DatabaseAddress address) {
        this.address = address;
    }

    /** A connection that has failed in this way is thrown away. */
    @java.lang.Override
    public Override adjudicate(SQLException exception) {
        if (CLOSED.contains(exception.getErrorCode())) {
            suspect = true;
            return Override.MUST_EVICT;
        }
        return exception.getErrorCode() == ErrorCode.OBJECT_CLOSED
                ? Override.MUST_EVICT
                : Override.CONTINUE_EVICT;
    }

    @java.lang.Override
    public synchronized Connection getConnection() throws SQLException {
        open.removeIf(EmbeddedDatabase::isClosed);
        if (suspect) {
            suspect = false;
            if (!open.isEmpty() && !answers(open.getLast())) {
                LOG.warn("the database has closed itself, and is opened again");
                open.forEach(EmbeddedDatabase::close);
                open.clear();
            }
        }
        Connection connection =
                DriverManager.getConnection(address.url(), address.user(), address.password());
        open.add(connection);
        return connection;
    }

    private static boolean isClosed(Connection connection) {
        try {
            return connection.isClosed();
        } catch (SQLException e) {
            return false;
        }
    }

    private static boolean answers(Connection connection) {
        try (var statement = connection.createStatement()) {
            return statement.execute("SELECT 1");
        } catch (SQLException e) {
            return false;
        }
    }

    private static void close(Connection connection) {
        try {
            connection.close();
        } catch (SQLException e) {
            LOG.debug("a connection of a closed database does not close: {}", e.getMessage());
        }
    }

    @java.lang.Override
    public Connection getConnection(String user, String password) throws SQLException {
        return getConnection();
    }

    // ---- what a pool asks of every source of connections

    @java.lang.Override
    public @Nullable PrintWriter getLogWriter() {
        return null;
    }

    @java.lang.Override
    public void setLogWriter(PrintWriter out) {
        // it logs elsewhere
    }

    @java.lang.Override
    public void setLoginTimeout(int seconds) {
        // nobody is waited for
    }

    @java.lang.Override
    public int getLoginTimeout() {
        return 0;
    }

    @java.lang.Override
    public Logger getParentLogger() throws SQLFeatureNotSupportedException {
        throw new SQLFeatureNotSupportedException("it logs elsewhere");
    }

    @java.lang.Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        throw new SQLException("there is no " + type.getName() + " behind it");
    }

    @java.lang.Override
    public boolean isWrapperFor(Class<?> type) {
        return false;
    }
}
