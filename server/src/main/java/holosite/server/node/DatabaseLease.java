package holosite.server.node;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;

/**
 * A lease that only one process of a cluster may hold, stored in the database they share. When the
 * processes lose contact, the side that gets the lease continues and the other stops.
 */
public final class DatabaseLease extends Lease {
    private final LeaseSettings settings;
    private final Settings.DatabaseAddress address;

    public DatabaseLease(LeaseSettings settings, ExtendedActorSystem system) {
        this.settings = settings;
        var config = system.settings().config().getConfig("holosite.database");
        address =
                new Settings.DatabaseAddress(
                        config.getString("url"),
                        config.getString("user"),
                        config.getString("password"));
    }

    @Override
    public LeaseSettings getSettings() {
        return settings;
    }

    /** Takes the lease if it is free, has expired, or was ours before. */
    @Override
    public CompletionStage<Boolean> acquire() {
        return now(
                connection -> {
                    String take =
                            "UPDATE leases SET owner = ?, expires = CURRENT_TIMESTAMP + "
                                    + period()
                                    + " WHERE name = ? AND (owner = ? OR expires <"
                                    + " CURRENT_TIMESTAMP)";
                    if (changed(connection, take)) {
                        return true;
                    }
                    String first =
                            "INSERT INTO leases (owner, expires, name) SELECT ?,"
                                    + " CURRENT_TIMESTAMP + "
                                    + period()
                                    + ", ? WHERE NOT EXISTS (SELECT 1 FROM leases WHERE name = ?)";
                    try (PreparedStatement insert = connection.prepareStatement(first)) {
                        insert.setString(1, settings.ownerName());
                        insert.setString(2, settings.leaseName());
                        insert.setString(3, settings.leaseName());
                        return insert.executeUpdate() == 1;
                    } catch (SQLException e) {
                        if (String.valueOf(e.getSQLState()).startsWith("23")) {
                            return false; // another process was first
                        }
                        throw e;
                    }
                });
    }

    @Override
    public CompletionStage<Boolean> acquire(Consumer<Optional<Throwable>> leaseLost) {
        return acquire();
    }

    @Override
    public CompletionStage<Boolean> release() {
        return now(
                connection ->
                        changed(
                                connection,
                                "UPDATE leases SET owner = ?, expires = CURRENT_TIMESTAMP WHERE"
                                        + " name = ? AND owner = ?"));
    }

    /** Whether it is still ours. Pekko asks seldom, and never when it is decisive. */
    @Override
    public boolean checkLease() {
        return now(connection ->
                        changed(
                                connection,
                                "UPDATE leases SET owner = ? WHERE name = ? AND owner = ?"
                                        + " AND expires >= CURRENT_TIMESTAMP"))
                .toCompletableFuture()
                .join();
    }

    private String period() {
        long seconds = Math.max(1, settings.timeoutSettings().getHeartbeatTimeout().toSeconds());
        return "INTERVAL '" + seconds + "' SECOND";
    }

    private boolean changed(Connection connection, String sql) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(sql)) {
            update.setString(1, settings.ownerName());
            update.setString(2, settings.leaseName());
            update.setString(3, settings.ownerName());
            return update.executeUpdate() > 0;
        }
    }

    private interface Work {
        boolean in(Connection connection) throws SQLException;
    }

    private CompletionStage<Boolean> now(Work work) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try (Connection connection =
                            DriverManager.getConnection(
                                    address.url(), address.user(), address.password())) {
                        return work.in(connection);
                    } catch (SQLException e) {
                        throw new IllegalStateException("the lease cannot be read", e);
                    }
                });
    }
}
