package holosite.server.node;

import holosite.server.store.Store;
import holosite.server.table.entity.RulesInForce;
import holosite.server.table.entity.ShardedTables;
import holosite.server.table.entity.Tables;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.apache.pekko.Done;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.remote.RemoteTransportException;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A running process of the server: its database, its membership in the cluster, its tables. The web
 * server is put on top of it, and closed first.
 */
public final class Node implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Node.class);
    private static final Duration START = Duration.ofSeconds(60);
    private static final Duration STOP = Duration.ofSeconds(30);

    private final Settings settings;
    private final Database database;
    private final ActorSystem<SpawnProtocol.Command> system;
    private final ClusterBootstrap bootstrap;
    private final ShardedTables tables;
    private final PrometheusMeterRegistry metrics;
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final List<Runnable> first = new ArrayList<>();
    private boolean closed;

    private Node(
            Settings settings,
            RulesInForce rules,
            RulesOrder order,
            Database database,
            ActorSystem<SpawnProtocol.Command> system) {
        this.settings = settings;
        this.database = database;
        this.system = system;
        metrics = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        new JvmMemoryMetrics().bindTo(metrics);
        new JvmThreadMetrics().bindTo(metrics);
        new ProcessorMetrics().bindTo(metrics);
        new UptimeMetrics().bindTo(metrics);
        collections.bindTo(metrics);
        database.measure(metrics);
        var store = new Store(database.source());
        tables =
                ShardedTables.start(
                        system,
                        store,
                        rules,
                        order::isNewer,
                        settings.botPace(),
                        settings.absence(),
                        metrics);
        bootstrap = new ClusterBootstrap(store, order, system);
        task(
                CoordinatedShutdown.PhaseBeforeServiceUnbind(),
                "say goodbye",
                () -> first.reversed().forEach(Runnable::run));
        task(CoordinatedShutdown.PhaseClusterShutdown(), "leave the list", bootstrap::close);
    }

    /**
     * Starts a process. When this returns, it is a member of its cluster and its tables answer.
     *
     * @throws BadSetting if the settings do not allow it
     */
    public static Node start(Settings settings) {
        return start(settings, RulesInForce.ofThisBuild());
    }

    /** Starts a process that plays by these rules. */
    public static Node start(Settings settings, RulesInForce rules) {
        LogSetup.set(settings.jsonLogs());
        settings.cluster().key().ifPresent(ClusterKey::check);
        Database database = Database.open(settings);
        try {
            RulesOrder order = RulesOrder.of(new Store(database.source()), rules.name());
            ActorSystem<SpawnProtocol.Command> system =
                    ActorSystem.create(
                            Behaviors.setup(context -> SpawnProtocol.create()),
                            "holosite",
                            ActorSystemSetup.create(
                                    BootstrapSetup.create(
                                            PekkoConfig.of(settings, order.version())),
                                    new JournalDatabase.Of(database)));
            var node = new Node(settings, rules, order, database, system);
            rules.cards().all().parallelStream().forEach(rules.cards().catalog()::texts);
            node.awaitMembership();
            node.tables.wakeUp();
            LOG.info("a node is up at {}, on {}", node.clusterAddress(), settings.database());
            return node;
        } catch (RemoteTransportException e) {
            database.close();
            throw PortProblem.NODES.at(settings.cluster().host(), settings.cluster().port());
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
    }

    private void awaitMembership() {
        long end = System.nanoTime() + START.toNanos();
        while (!Cluster.get(system).selfMember().status().equals(MemberStatus.up())) {
            if (System.nanoTime() > end) {
                close();
                throw new BadSetting(
                        String.format(
                                "No place in the cluster after %d seconds: are the other nodes of"
                                        + " this database within reach of %s?",
                                START.toSeconds(), settings.cluster().host()));
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while starting", e);
            }
        }
    }

    private void task(String phase, String name, Runnable work) {
        Supplier<CompletionStage<Done>> later =
                () ->
                        CompletableFuture.supplyAsync(
                                () -> {
                                    work.run();
                                    return Done.done();
                                });
        CoordinatedShutdown.get(system).addTask(phase, name, later);
    }

    public Settings settings() {
        return settings;
    }

    public DataSource database() {
        return database.source();
    }

    /** Writes to the database what is there already. */
    public void tryToWrite(Handle handle) {
        bootstrap.rewrite(handle);
    }

    public Tables tables() {
        return tables;
    }

    public ActorSystem<SpawnProtocol.Command> system() {
        return system;
    }

    public MeterRegistry metrics() {
        return metrics;
    }

    /** All metrics in the format of Prometheus. */
    public String scrape() {
        return metrics.scrape();
    }

    /** Where other processes reach this one. */
    public String clusterAddress() {
        return Cluster.get(system).selfMember().address().toString();
    }

    /** How many processes there are in the cluster. */
    public int members() {
        int up = 0;
        for (var member : Cluster.get(system).state().getMembers()) {
            up += member.status().equals(MemberStatus.up()) ? 1 : 0;
        }
        return up;
    }

    /**
     * Registers what is to be closed before the tables; the last one registered is closed first.
     */
    public void closeFirst(Runnable closing) {
        first.add(closing);
    }

    /**
     * Runs something when the process has ended: it was closed, or the rest of its cluster
     * continued without it.
     */
    public void whenEnded(Runnable work) {
        system.getWhenTerminated().thenRun(work);
    }

    /**
     * Stops in order: browsers are told, tables move to other processes, the database is closed.
     */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        collections.close();
        try {
            CoordinatedShutdown.get(system)
                    .runAll(CoordinatedShutdown.jvmExitReason())
                    .toCompletableFuture()
                    .get(STOP.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            LOG.warn("the node did not stop in order: {}", e.toString());
            system.terminate();
        }
        database.close();
    }
}
