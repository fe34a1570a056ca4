package holosite.server.table.entity;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.server.store.Store;
import holosite.server.table.feed.FromTable;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.PlayedGame;
import holosite.server.table.game.Seat;
import holosite.server.table.game.TableAction;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableRefusal;
import holosite.server.table.row.RowWriter;
import holosite.server.table.row.TableRow;
import holosite.server.wire.CardIndex;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
import org.apache.pekko.Done;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Subscribe;
import org.apache.pekko.japi.function.Function;
import org.apache.pekko.persistence.jdbc.query.javadsl.JdbcReadJournal;
import org.apache.pekko.persistence.query.PersistenceQuery;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.stream.javadsl.Sink;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tables distributed over the processes of a cluster by their ids. */
public final class ShardedTables implements Tables {
    private static final Logger LOG = LoggerFactory.getLogger(ShardedTables.class);
    private static final EntityTypeKey<TableCommand> TYPE =
            EntityTypeKey.create(TableCommand.class, "table");
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration AGAIN = Duration.ofSeconds(2);

    /**
     * A process that was killed had written its rows but for those of the last moment: they belong
     * to tables with one of the last events. What is over stays over, whatever is said afterwards.
     */
    private static final String WITHOUT_LAST_ROW =
            """
            SELECT newest.id FROM (
                SELECT SUBSTRING("persistence_id", 7) AS id, MAX("sequence_number") AS event
                FROM "event_journal"
                WHERE "ordering" > (SELECT MAX("ordering") FROM "event_journal") - 2000
                    AND "persistence_id" LIKE 'table|%'
                GROUP BY "persistence_id") newest
            LEFT JOIN tables ON tables.id = newest.id
            WHERE tables.id IS NULL OR (tables.state <> 'over' AND tables.event < newest.event)""";

    private final ActorSystem<SpawnProtocol.Command> system;
    private final TableContext shared;

    private ShardedTables(ActorSystem<SpawnProtocol.Command> system, TableContext shared) {
        this.system = system;
        this.shared = shared;
    }

    /**
     * Starts sharding: this process takes its share of the tables.
     *
     * @param newer whether this cluster has played by rules of this name, and they are newer
     */
    public static ShardedTables start(
            ActorSystem<SpawnProtocol.Command> system,
            Store database,
            RulesInForce rules,
            Predicate<String> newer,
            Duration botPace,
            Optional<Duration> absence,
            MeterRegistry metrics) {
        ClusterSharding sharding = ClusterSharding.get(system);
        Executor blocking = system.dispatchers().lookup(DispatcherSelector.blocking());
        Set<String> here = ConcurrentHashMap.newKeySet();
        metrics.gaugeCollectionSize("holosite.tables", List.of(), here);
        var rows = new RowWriter(system, database, blocking);
        CoordinatedShutdown.get(system)
                .addTask(
                        CoordinatedShutdown.PhaseBeforeActorSystemTerminate(),
                        "write the last rows",
                        () ->
                                CompletableFuture.runAsync(rows::flush, blocking)
                                        .thenApply(v -> Done.getInstance()));
        var shared =
                new TableContext(
                        rules,
                        newer,
                        new CardIndex(rules.cards().all()),
                        database,
                        blocking,
                        Thinkers.start(metrics),
                        rows,
                        botPace,
                        absence,
                        Clock.systemUTC(),
                        metrics.counter("holosite.events"),
                        here,
                        id -> sharding.entityRefFor(TYPE, id));
        sharding.init(
                Entity.of(
                                TYPE,
                                context ->
                                        TableEntity.create(
                                                PersistenceId.of(
                                                        TYPE.name(), context.getEntityId()),
                                                context.getEntityId(),
                                                shared,
                                                context.getShard()))
                        .withAllocationStrategy(newestRulesFirst(system))
                        .withStopMessage(new TableCommand.Stop()));
        var tables = new ShardedTables(system, shared);
        tables.wakeUpWhenOthersGo();
        return tables;
    }

    private static NewestRulesFirst newestRulesFirst(ActorSystem<?> system) {
        var classic = system.classicSystem();
        return new NewestRulesFirst(
                org.apache.pekko.cluster.sharding.ClusterSharding.get(classic)
                        .defaultShardAllocationStrategy(
                                org.apache.pekko.cluster.sharding.ClusterShardingSettings.create(
                                        classic)),
                org.apache.pekko.cluster.Cluster.get(classic));
    }

    private EntityRef<TableCommand> table(String id) {
        return shared.table(id);
    }

    /** When a process stops, its tables without listeners must continue as well. */
    private void wakeUpWhenOthersGo() {
        var watcher =
                Behaviors.receive(ClusterEvent.MemberRemoved.class)
                        .onMessage(
                                ClusterEvent.MemberRemoved.class,
                                gone -> {
                                    wakeUpSoon();
                                    return Behaviors.same();
                                })
                        .build();
        ActorRef<ClusterEvent.MemberRemoved> ref =
                system.systemActorOf(watcher, "wake-up", Props.empty());
        Cluster.get(system)
                .subscriptions()
                .tell(Subscribe.create(ref, ClusterEvent.MemberRemoved.class));
    }

    private void wakeUpSoon() {
        shared.blocking().execute(this::wakeUp);
    }

    /**
     * Wakes every table that must continue although nobody is connected to it, and those that may
     * have lost their last row.
     */
    public void wakeUp() {
        try {
            var awake = new TreeSet<>(ids("SELECT id FROM tables WHERE awake"));
            awake.addAll(ids(WITHOUT_LAST_ROW));
            awake.forEach(id -> table(id).tell(new TableCommand.Wake()));
        } catch (RuntimeException e) {
            LOG.warn("the tables that should go on cannot be listed: {}", Store.why(e));
            system.scheduler().scheduleOnce(AGAIN, this::wakeUpSoon, system.executionContext());
        }
    }

    private List<String> ids(String query) {
        return shared.database().with(handle -> handle.select(query).mapTo(String.class).list());
    }

    private CompletionStage<FromTable> ask(
            String table, Function<ActorRef<FromTable>, TableCommand> command) {
        return table(table).ask(command, PATIENCE);
    }

    @Override
    public String newId() {
        return TableIds.next();
    }

    @Override
    public String idFor(String key) {
        return TableIds.of(key);
    }

    @Override
    public CompletionStage<String> open(String id, NewTable table) {
        long seed = table.seed().orElseGet(TableIds::seed);
        return ask(id, ref -> new TableCommand.Open(table, seed, ref))
                .thenApply(
                        reply -> {
                            if (reply instanceof FromTable.Refused refused) {
                                throw new IllegalArgumentException(refused.why().in(Language.EN));
                            }
                            return id;
                        });
    }

    @Override
    public CompletionStage<FromTable> sit(String table, Side side, Seat seat) {
        return !TableIds.isOne(table)
                ? noTable()
                : ask(table, ref -> new TableCommand.Sit(side, seat, ref));
    }

    private static CompletionStage<FromTable> noTable() {
        return CompletableFuture.completedFuture(new FromTable.Refused("", TableRefusal.NO_TABLE));
    }

    @Override
    public CompletionStage<FromTable> act(
            String table, Viewer who, Language language, TableAction action) {
        return !TableIds.isOne(table)
                ? noTable()
                : ask(
                        table,
                        ref ->
                                new TableCommand.Do(
                                        who.person(), who.name(), language, action, "", ref));
    }

    @Override
    public void act(
            String table,
            Viewer who,
            Language language,
            TableAction action,
            String id,
            ActorRef<FromTable> listener) {
        table(table)
                .tell(
                        new TableCommand.Do(
                                who.person(), who.name(), language, action, id, listener));
    }

    @Override
    public void attend(
            String table,
            Viewer who,
            Language language,
            long event,
            boolean fresh,
            ActorRef<FromTable> listener) {
        if (TableIds.isOne(table)) {
            table(table).tell(new TableCommand.Attend(who, language, event, fresh, listener));
        } else {
            listener.tell(new FromTable.Refused("", TableRefusal.NO_TABLE));
        }
    }

    @Override
    public CompletionStage<FromTable> resume(String table) {
        return TableIds.isOne(table) ? ask(table, TableCommand.Resume::new) : noTable();
    }

    @Override
    public void suspend(String table, String why) {
        table(table).tell(new TableCommand.Suspend(why));
    }

    @Override
    public CompletionStage<FromTable> callOff(String table) {
        return TableIds.isOne(table) ? ask(table, TableCommand.CallOff::new) : noTable();
    }

    @Override
    public void readAgain(String table) {
        table(table).tell(new TableCommand.ReadAgain());
    }

    @Override
    public void leave(String table, ActorRef<FromTable> listener) {
        table(table).tell(new TableCommand.Leave(listener));
    }

    @Override
    public CompletionStage<Optional<TableRow>> describe(String table) {
        if (!TableIds.isOne(table)) {
            return CompletableFuture.completedFuture(Optional.empty());
        }
        return table(table)
                .<Description>ask(TableCommand.Describe::new, PATIENCE)
                .thenApply(Description::row);
    }

    @Override
    public Set<String> here() {
        return Set.copyOf(shared.here());
    }

    @Override
    public CompletionStage<Optional<PlayedGame>> played(String table) {
        return journal(table)
                .thenApply(events -> PlayedGame.of(events, shared.pool(), shared.rules()));
    }

    @Override
    public CompletionStage<List<TableEvent>> journal(String table) {
        if (!TableIds.isOne(table)) {
            return CompletableFuture.completedFuture(List.of());
        }
        JdbcReadJournal journal =
                PersistenceQuery.get(system)
                        .getReadJournalFor(JdbcReadJournal.class, JdbcReadJournal.Identifier());
        return journal.currentEventsByPersistenceId(
                        PersistenceId.of(TYPE.name(), table).id(), 0, Long.MAX_VALUE)
                .map(envelope -> (TableEvent) envelope.event())
                .runWith(Sink.seq(), system);
    }
}
