package holosite.server.node;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.Cancellable;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How processes that share a database find each other. Each registers in a table of the database; a
 * new one joins those there are, or begins a cluster if there are none. Only one process decides at
 * a time. A process counts as gone only if it has not been seen recently and its port does not
 * answer: while the database is slow nobody is seen. The name of the cluster is stored when it
 * begins, and a process that finds another name has been replaced and stops.
 */
final class ClusterBootstrap implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ClusterBootstrap.class);
    private static final Duration HEARTBEAT = Duration.ofSeconds(2);
    private static final int LATELY_SECONDS = 10;
    private static final int PROBE_MILLIS = 1_500;

    private final DataSource database;
    private final RulesOrder rules;
    private final ActorSystem<?> system;
    private final Cluster cluster;
    private final String self;
    private final Cancellable heartbeat;
    private int beats;

    /** The name of the cluster this process belongs to; empty until it has been stored. */
    private volatile String name = "";

    private volatile boolean began;

    ClusterBootstrap(DataSource database, RulesOrder rules, ActorSystem<?> system) {
        this.database = database;
        this.rules = rules;
        this.system = system;
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
        String stored;
        try (Connection connection = database.getConnection()) {
            note(connection, began || isMember());
            stored = storedName(connection, false);
        } catch (SQLException e) {
            LOG.warn("the list of nodes cannot be written: {}", e.getMessage());
            return;
        }
        if (isMember() && !name.isEmpty() && !stored.equals(name)) {
            LOG.error("another cluster has begun on this database: this node stops");
            CoordinatedShutdown.get(system).runAll(CoordinatedShutdown.clusterDowningReason());
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

    /** Writes the row of this process as it is. */
    void rewrite(Connection connection) throws SQLException {
        try (PreparedStatement update =
                connection.prepareStatement("UPDATE nodes SET heard = heard WHERE address = ?")) {
            update.setString(1, self);
            update.executeUpdate();
        }
    }

    private void join() {
        List<Address> others;
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            String stored = storedName(connection, true);
            others = others(connection);
            began = others.isEmpty();
            if (began && (name.isEmpty() || !name.equals(stored))) {
                stored = UUID.randomUUID().toString();
                try (PreparedStatement begin =
                                connection.prepareStatement("UPDATE gathering SET cluster = ?");
                        PreparedStatement gone =
                                connection.prepareStatement(
                                        "DELETE FROM nodes WHERE address <> ?")) {
                    begin.setString(1, stored);
                    begin.executeUpdate();
                    gone.setString(1, self);
                    gone.executeUpdate();
                }
                rules.begin(connection);
            }
            note(connection, began);
            rules.note(connection);
            connection.commit();
            name = stored;
        } catch (SQLException e) {
            LOG.warn("the list of nodes cannot be read: {}", e.getMessage());
            return;
        }
        // only what is stored is done: otherwise another process would not know of it
        cluster.manager()
                .tell(
                        others.isEmpty()
                                ? Join.create(cluster.selfMember().address())
                                : new JoinSeedNodes(others));
    }

    /** The name of the cluster that began last. */
    private static String storedName(Connection connection, boolean lock) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row =
                        statement.executeQuery(
                                "SELECT cluster FROM gathering WHERE id = 1"
                                        + (lock ? " FOR UPDATE" : ""))) {
            String found = row.next() ? row.getString(1) : null;
            return found == null ? "" : found;
        }
    }

    /** Members of the cluster that were seen recently, or whose port answers. */
    private List<Address> others(Connection connection) throws SQLException {
        var found = new ArrayList<Address>();
        try (PreparedStatement select =
                connection.prepareStatement(
                        "SELECT address, heard > CURRENT_TIMESTAMP - INTERVAL '"
                                + LATELY_SECONDS
                                + "' SECOND FROM nodes WHERE joined AND address <> ? ORDER BY"
                                + " address")) {
            select.setString(1, self);
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    Address address = AddressFromURIString.parse(rows.getString(1));
                    if (rows.getBoolean(2) || answers(address)) {
                        found.add(address);
                    }
                }
            }
        }
        return found;
    }

    private static boolean answers(Address address) {
        try (var socket = new Socket()) {
            socket.connect(
                    new InetSocketAddress(address.host().get(), (int) address.port().get()),
                    PROBE_MILLIS);
            return true;
        } catch (IOException e) {
            return false;
        }
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
