package holosite.server.node;

import holosite.server.store.Store;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.Cancellable;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.jdbi.v3.core.Handle;
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

    private final Store database;
    private final RulesOrder rules;
    private final ActorSystem<?> system;
    private final Cluster cluster;
    private final String self;
    private final Cancellable heartbeat;
    private int beats;

    /** The name of the cluster this process belongs to; empty until it has been stored. */
    private volatile String name = "";

    private volatile boolean began;

    ClusterBootstrap(Store database, RulesOrder rules, ActorSystem<?> system) {
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
        try {
            stored =
                    database.with(
                            handle -> {
                                note(handle, began || isMember());
                                return storedName(handle, false);
                            });
        } catch (RuntimeException e) {
            LOG.warn("the list of nodes cannot be written: {}", Store.why(e));
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
    void rewrite(Handle handle) {
        handle.execute("UPDATE nodes SET heard = heard WHERE address = ?", self);
    }

    private void join() {
        Gathering found;
        try {
            found = database.inTransaction(this::gather);
        } catch (RuntimeException e) {
            LOG.warn("the list of nodes cannot be read: {}", Store.why(e));
            return;
        }
        // only what is stored is done: otherwise another process would not know of it
        name = found.cluster;
        cluster.manager()
                .tell(
                        found.others.isEmpty()
                                ? Join.create(cluster.selfMember().address())
                                : new JoinSeedNodes(found.others));
    }

    /** The name of a cluster, and its members. */
    private record Gathering(String cluster, List<Address> others) {}

    /** Finds the others, and begins a cluster if there are none. */
    private Gathering gather(Handle handle) {
        String stored = storedName(handle, true);
        List<Address> others = others(handle);
        began = others.isEmpty();
        if (began && (name.isEmpty() || !name.equals(stored))) {
            stored = UUID.randomUUID().toString();
            handle.execute("UPDATE gathering SET cluster = ?", stored);
            handle.execute("DELETE FROM nodes WHERE address <> ?", self);
            rules.begin(handle);
        }
        note(handle, began);
        rules.note(handle);
        return new Gathering(stored, others);
    }

    /** The name of the cluster that began last. */
    private static String storedName(Handle handle, boolean lock) {
        return handle.select(
                        "SELECT cluster FROM gathering WHERE id = 1" + (lock ? " FOR UPDATE" : ""))
                .mapTo(String.class)
                .findOne()
                .orElse("");
    }

    /** Members of the cluster that were seen recently, or whose port answers. */
    private List<Address> others(Handle handle) {
        return handle
                .select(
                        "SELECT address, heard > CURRENT_TIMESTAMP - INTERVAL '"
                                + LATELY_SECONDS
                                + "' SECOND FROM nodes WHERE joined AND address <> ? ORDER BY"
                                + " address",
                        self)
                .map(
                        (row, context) ->
                                new Other(
                                        AddressFromURIString.parse(row.getString(1)),
                                        row.getBoolean(2)))
                .list()
                .stream()
                .filter(other -> other.lately || answers(other.address))
                .map(Other::address)
                .toList();
    }

    private record Other(Address address, boolean lately) {}

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

    private void note(Handle handle, boolean joined) {
        int known =
                handle.execute(
                        "UPDATE nodes SET joined = ?, heard = CURRENT_TIMESTAMP WHERE address = ?",
                        joined,
                        self);
        if (known > 0) {
            return;
        }
        handle.execute(
                "INSERT INTO nodes (joined, address, heard) VALUES (?, ?, CURRENT_TIMESTAMP)",
                joined,
                self);
        handle.execute("DELETE FROM nodes WHERE heard < CURRENT_TIMESTAMP - INTERVAL '1' HOUR");
    }

    /** Removes this process from the list. */
    @Override
    public void close() {
        heartbeat.cancel();
        try {
            database.update("DELETE FROM nodes WHERE address = ?", self);
        } catch (RuntimeException e) {
            LOG.warn("the list of nodes cannot be written: {}", Store.why(e));
        }
    }
}
