package holosite.server.node;

import holosite.server.store.Store;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;

/**
 * A lease that only one process of a cluster may hold, stored in the database they share. When the
 * processes lose contact, the side that gets the lease continues and the other stops.
 */
public final class DatabaseLease extends Lease {
    private final LeaseSettings settings;
    private final Store database;

    public DatabaseLease(LeaseSettings settings, ExtendedActorSystem system) {
        this.settings = settings;
        var config = system.settings().config().getConfig("holosite.database");
        database =
                Store.connecting(
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
        String take =
                "UPDATE leases SET owner = ?, expires = CURRENT_TIMESTAMP + "
                        + period()
                        + " WHERE name = ? AND (owner = ? OR expires < CURRENT_TIMESTAMP)";
        String first =
                "INSERT INTO leases (owner, expires, name) SELECT ?, CURRENT_TIMESTAMP + "
                        + period()
                        + ", ? WHERE NOT EXISTS (SELECT 1 FROM leases WHERE name = ?)";
        return now(
                () ->
                        changed(take)
                                || Store.unlessTaken(
                                        () ->
                                                database.update(
                                                                first,
                                                                settings.ownerName(),
                                                                settings.leaseName(),
                                                                settings.leaseName())
                                                        == 1,
                                        // another process was first
                                        () -> false));
    }

    @Override
    public CompletionStage<Boolean> acquire(Consumer<Optional<Throwable>> leaseLost) {
        return acquire();
    }

    @Override
    public CompletionStage<Boolean> release() {
        return now(
                () ->
                        changed(
                                "UPDATE leases SET owner = ?, expires = CURRENT_TIMESTAMP WHERE"
                                        + " name = ? AND owner = ?"));
    }

    /** Whether it is still ours. Pekko asks seldom, and never when it is decisive. */
    @Override
    public boolean checkLease() {
        return changed(
                "UPDATE leases SET owner = ? WHERE name = ? AND owner = ?"
                        + " AND expires >= CURRENT_TIMESTAMP");
    }

    private String period() {
        long seconds = Math.max(1, settings.timeoutSettings().getHeartbeatTimeout().toSeconds());
        return "INTERVAL '" + seconds + "' SECOND";
    }

    private boolean changed(String sql) {
        return database.update(
                        sql, settings.ownerName(), settings.leaseName(), settings.ownerName())
                > 0;
    }

    private static CompletionStage<Boolean> now(Supplier<Boolean> work) {
        return CompletableFuture.supplyAsync(work);
    }
}
