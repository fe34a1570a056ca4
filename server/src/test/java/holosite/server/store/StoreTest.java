package holosite.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.sql.SQLException;
import org.h2.jdbcx.JdbcDataSource;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStoreException;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;

/** What is said of a database that could not do something. */
class StoreTest {
    private static String why(String url) {
        var store = Store.connecting(url, "sa", "");
        return Store.why(
                catchThrowable(() -> store.update("UPDATE nothing SET name = ?", "Bob's own")));
    }

    @Test
    void theReasonIsOneLineWithoutTheStatementAndItsValues() {
        assertThat(why("jdbc:h2:mem:why"))
                .contains("\"NOTHING\" not found")
                .doesNotContain("\n", "UPDATE", "Bob");
    }

    @Test
    void aDatabaseThatIsNotThereIsNamedByItsDriver() {
        assertThat(why("jdbc:h2:tcp://127.0.0.1:1/none"))
                .contains("Connection")
                .doesNotContain("\n", "Bob");
    }

    @Test
    void whatIsNoFaultOfTheDatabaseIsToldAsItIs() {
        assertThat(Store.why(new IllegalStateException("closed")))
                .isEqualTo("IllegalStateException: closed");
    }

    @Test
    void whatWasToBeStoredIsNowhereInTheFailure() {
        var store = Store.connecting("jdbc:h2:mem:why", "sa", "");
        Throwable failure =
                catchThrowable(() -> store.update("UPDATE nothing SET name = ?", "Bob's own"));
        var trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace));
        assertThat(trace.toString()).contains("\"NOTHING\" not found").doesNotContain("Bob");
    }

    @Test
    void itIsKnownWhetherTheDatabaseIsAwayOrWasAskedForNonsense() {
        var gone = Store.connecting("jdbc:h2:tcp://127.0.0.1:1/none", "sa", "");
        assertThat(Store.isAway(catchThrowable(() -> gone.update("SELECT 1")))).isTrue();
        var there = Store.connecting("jdbc:h2:mem:why", "sa", "");
        assertThat(Store.isAway(catchThrowable(() -> there.update("SELECT nothing")))).isFalse();
        assertThat(Store.isAway(new SQLException("full", "53100"))).isTrue();
        assertThat(Store.isAway(new SQLException("ended", "57P01"))).isTrue();
        assertThat(Store.isAway(new SQLException("taken", "23505"))).isFalse();
        var disk = new IOException("no space");
        assertThat(Store.isAway(new SQLException("H2", "HY000", disk))).isTrue();
        assertThat(Store.isAway(new IllegalStateException("a client that went", disk))).isFalse();
    }

    /** As it does when its disk is full. */
    @Test
    void aDatabaseThatClosesItselfIsAway() {
        var closing = new JdbcDataSource();
        closing.setURL("jdbc:h2:mem:closing");
        var store = new Store(closing);
        assertThat(
                        Store.isAway(
                                catchThrowable(
                                        () ->
                                                store.run(
                                                        handle -> {
                                                            close(handle);
                                                            handle.execute("SELECT 1");
                                                        }))))
                .isTrue();
        var closed = new SQLException("The object is already closed", "90007");
        assertThat(Store.isAway(new ConnectionException(new SQLException("at all")))).isTrue();
        assertThat(Store.isAway(closed)).isTrue();
        var gone = new MVStoreException(DataUtils.ERROR_CLOSED, "This store is closed");
        assertThat(Store.isAway(new SQLException("General error", "HY000", gone))).isTrue();
        assertThat(Store.isAway(new IllegalStateException("of ours", gone))).isFalse();
    }

    private static void close(Handle handle) {
        try {
            handle.getConnection().close();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
