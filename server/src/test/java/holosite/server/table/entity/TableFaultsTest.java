package holosite.server.table.entity;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.server.node.Node;
import holosite.server.node.Settings;
import holosite.server.store.Store;
import holosite.server.table.TableTestServer;
import holosite.server.table.feed.FromTable;
import holosite.server.table.feed.ToldClient;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.TableAction;
import holosite.server.table.game.TableOptions;
import holosite.server.table.game.TableRefusal;
import holosite.server.table.row.RowWriter;
import holosite.server.table.row.TableRow;
import holosite.server.wire.CardIndex;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A fault at a table, wherever it is: the table does not stop. */
class TableFaultsTest {
    private static final AtomicInteger NUMBERS = new AtomicInteger();

    @TempDir static Path folder;

    @SuppressWarnings("NullAway.Init")
    private static Node node;

    /** A clock that fails when it is told to, so many times. */
    private static final class FailingClock extends Clock {
        private final AtomicInteger faults = new AtomicInteger();

        void fail(int times) {
            faults.set(times);
        }

        /** Until somebody has looked at it: nothing else may ask the table in the meantime. */
        void awaitFault() throws InterruptedException {
            for (int i = 0; i < 1_200 && faults.get() > 0; i++) {
                Thread.sleep(25);
            }
            assertThat(faults).hasValue(0);
        }

        @Override
        public Instant instant() {
            if (faults.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
                throw new IllegalStateException("this was asked for");
            }
            return Instant.now();
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    private final FailingClock clock = new FailingClock();
    private final RulesInForce rules = RulesInForce.ofThisBuild();

    @BeforeAll
    static void start() {
        node =
                Node.start(
                        Settings.of(
                                Map.of("data", folder.resolve("data").toString(), "port", "0")));
    }

    @AfterAll
    static void stop() {
        node.close();
    }

    private ActorRef<TableCommand> table(Duration botPace) {
        String id = TableIds.next();
        var database = new Store(node.database());
        var shared =
                new TableContext(
                        rules,
                        name -> false,
                        new CardIndex(rules.cards().all()),
                        database,
                        ForkJoinPool.commonPool(),
                        ForkJoinPool.commonPool(),
                        new RowWriter(node.system(), database, ForkJoinPool.commonPool()),
                        botPace,
                        Optional.empty(),
                        clock,
                        node.metrics().counter("test.events"),
                        new HashSet<>(),
                        other -> {
                            throw new AssertionError("no other table is needed");
                        });
        return node.system()
                .systemActorOf(
                        TableEntity.create(
                                PersistenceId.of("fault", id),
                                id,
                                shared,
                                node.system().ignoreRef()),
                        "fault-" + NUMBERS.incrementAndGet(),
                        Props.empty());
    }

    private static void open(ActorRef<TableCommand> table, String dark, String light)
            throws Exception {
        var wanted =
                new NewTable(
                        new TableOptions(false, 10, 0, 0),
                        TableTestServer.seat(Side.DARK, dark),
                        TableTestServer.seat(Side.LIGHT, light),
                        Optional.of(7L),
                        "",
                        List.of());
        ToldClient opener = client("opener");
        table.tell(new TableCommand.Open(wanted, 7, opener.ref));
        assertThat(opener.next()).isInstanceOf(FromTable.Done.class);
    }

    private static ToldClient client(String name) {
        return new ToldClient(node.system(), name + "-" + NUMBERS.incrementAndGet());
    }

    private static void act(ActorRef<TableCommand> table, TableAction action, ToldClient replyTo) {
        table.tell(new TableCommand.Do("ann", "Ann", Language.EN, action, "1", replyTo.ref));
    }

    private static TableRow row(ActorRef<TableCommand> table) throws Exception {
        return AskPattern.<TableCommand, Description>ask(
                        table,
                        TableCommand.Describe::new,
                        Duration.ofSeconds(10),
                        node.system().scheduler())
                .toCompletableFuture()
                .get(10, TimeUnit.SECONDS)
                .row()
                .orElseThrow();
    }

    private static void await(ActorRef<TableCommand> table, Predicate<TableRow> wanted)
            throws Exception {
        for (int i = 0; i < 1_000 && !wanted.test(row(table)); i++) {
            Thread.sleep(25);
        }
        assertThat(row(table)).matches(wanted);
    }

    @Test
    void whatAPlayerAskedForIsRefusedAndTheGameGoesOn() throws Exception {
        ActorRef<TableCommand> table = table(Duration.ZERO);
        open(table, "ann", "bob");
        ToldClient ann = client("ann");
        assertThat(row(table).state()).isEqualTo("playing");
        clock.fail(1);
        act(table, new TableAction.Concede(), ann);
        assertThat(ann.next()).isEqualTo(new FromTable.Refused("1", TableRefusal.OUR_FAULT));
        assertThat(row(table).state()).isEqualTo("playing");
        act(table, new TableAction.Concede(), ann);
        assertThat(ann.next()).isEqualTo(new FromTable.Done("1"));
        assertThat(row(table).state()).isEqualTo("over");
    }

    @Test
    void aGameThatCannotGoOnIsSuspendedAndGoesOnWhenItIsResumed() throws Exception {
        ActorRef<TableCommand> table = table(Duration.ofMillis(1_500));
        open(table, "bot:rookie", "bot:rookie");
        assertThat(row(table).state()).isEqualTo("playing");
        clock.fail(1);
        clock.awaitFault();
        await(table, row -> row.state().equals("suspended"));
        ToldClient admin = client("admin");
        table.tell(new TableCommand.Resume(admin.ref));
        assertThat(admin.next()).isEqualTo(new FromTable.Done(""));
        assertThat(row(table).state()).isEqualTo("playing");
    }

    @Test
    void aFaultWhileOthersAreToldSuspendsNothing() throws Exception {
        ActorRef<TableCommand> table = table(Duration.ZERO);
        open(table, "ann", "bob");
        ToldClient eve = client("eve");
        assertThat(row(table).state()).isEqualTo("playing");
        clock.fail(1);
        table.tell(
                new TableCommand.Attend(new Viewer("eve", "Eve"), Language.EN, -1, true, eve.ref));
        assertThat(row(table).state()).isEqualTo("playing");
        table.tell(
                new TableCommand.Attend(new Viewer("eve", "Eve"), Language.EN, -1, true, eve.ref));
        FromTable told = eve.next();
        while (!(told instanceof FromTable.State)) {
            told = eve.next();
        }
        assertThat(row(table).state()).isEqualTo("playing");
    }
}
