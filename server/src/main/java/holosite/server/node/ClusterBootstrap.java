package holosite.server.node;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.Cancellable;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How processes that share a database find each other. Each registers in a table of the database; a
 * new one joins those seen recently, or starts a cluster if there are none. Only one process
 * decides at a time.
 */
final class ClusterBootstrap implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ClusterBootstrap.class);
    private static final Duration HEARTBEAT = Duration.ofSeconds(2);
    private static final int LATELY_SECONDS = 10;

    private final DataSource database;
    private final Cluster cluster;
    private final String self;
    private final Cancellable heartbeat;
    private int beats;

    ClusterBootstrap(DataSource database, ActorSystem<?> system) {
        this.database = database;
        cluster = Cluster.get(system);
        self = cluster.selfMember().address().toString();
        join();
        heartbeat =
                system.scheduler()
                        .scheduleWithFixedDelay(
                                HEARTBEAT, HEARTBEAT, this::beat, system.executionContext());
    }

    private boolean isMember() {
        MemberStatus status = cluster.selfMember().status();
        return status.equals(MemberStatus.up()) || status.equals(MemberStatus.weaklyUp());
    }

    private void beat() {
        try (Connection connection = database.getConnection()) {
            note(connection, isMember());
        } catch (SQLException e) {
            LOG.warn("the list of nodes cannot be written: {}", e.getMessage());
            return;
        }
        // the process asked to let us in may have stopped since
        if (!isMember()) {
            beats++;
            if (beats % 3 == 0 && !cluster.isTerminated()) {
                join();
            }
        }
    }

    private void join() {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try (Statement lock = connection.createStatement()) {
                lock.execute("SELECT id FROM gathering WHERE id = 1 FOR UPDATE");
            }
            List<Address> others = others(connection);
            if (others.isEmpty()) {
                note(connection, true);
                cluster.manager().tell(Join.create(cluster.selfMember().address()));
            } else {
                note(connection, false);
                cluster.manager().tell(new JoinSeedNodes(others));
            }
            connection.commit();
        } catch (SQLException e) {
            LOG.warn("the list of nodes cannot be read: {}", e.getMessage());
        }
    }

    /** Members of the cluster that were seen recently. */
    private List<Address> others(Connection connection) throws SQLException {
        var found = new ArrayList<Address>();
        try (PreparedStatement select =
                connection.prepareStatement(
                        "SELECT address FROM nodes WHERE joined AND address <> ? AND heard >"
                                + " CURRENT_TIMESTAMP - INTERVAL '"
                                + LATELY_SECONDS
                                + "' SECOND ORDER BY address")) {
            select.setString(1, self);
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    found.add(AddressFromURIString.parse(rows.getString(1)));
                }
            }
        }
        return found;
    }

    private void note(Connection connection, boolean joined) throws SQLException {
        try (PreparedStatement update =
                connection.prepareStatement(
                        "UPDATE nodes SET joined = ?, heard = CURRENT_TIMESTAMP WHERE address ="
                                + " ?")) {
            update.setBoolean(1, joined);
            update.setString(2, self);
            if (update.executeUpdate() > 0) {
                return;
            }
        }
        try (PreparedStatement insert =
                connection.prepareStatement(
                        "INSERT INTO nodes (joined, address, heard) VALUES (?, ?,"
                                + " CURRENT_TIMESTAMP)")) {
            insert.setBoolean(1, joined);
            insert.setString(2, self);
            insert.executeUpdate();
        }
        try (Statement old = connection.createStatement()) {
            old.execute("DELETE FROM nodes WHERE heard < CURRENT_TIMESTAMP - INTERVAL '1' HOUR");
        }
    }

    /** Removes this process from the list. */
    @Override
    public void close() {
        heartbeat.cancel();
        try (Connection connection = database.getConnection();
                PreparedStatement delete =
                        connection.prepareStatement("DELETE FROM nodes WHERE address = ?")) {
            delete.setString(1, self);
            delete.executeUpdate();
        } catch (SQLException e) {
            LOG.warn("the list of nodes cannot be written: {}", e.getMessage());
        }
    }
}
