package holosite.server.table.row;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.server.node.Database;
import holosite.server.node.Settings;
import holosite.server.store.Store;
import holosite.server.table.TableTestServer;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableState;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A row that cannot be written is written later, whatever has become of its table by then. */
class RowWriterTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());

    /** It does its work when the test says so. */
    private static final Executor AT_ONCE = Runnable::run;

    @TempDir Path folder;

    @SuppressWarnings("NullAway.Init")
    private Database database;

    @SuppressWarnings("NullAway.Init")
    private ActorSystem<Void> system;

    private volatile Supplier<Exception> fault = () -> new SQLException("none");
    private volatile boolean failing;

    @BeforeEach
    void open() {
        database = Database.open(Settings.of(Map.of("data", folder.toString())));
        system = ActorSystem.create(Behaviors.empty(), "rows");
    }

    @AfterEach
    void close() {
        system.terminate();
        database.close();
    }

    /** The database, unless it fails. */
    private DataSource source() {
        return (DataSource)
                Proxy.newProxyInstance(
                        getClass().getClassLoader(),
                        new Class<?>[] {DataSource.class},
                        (proxy, method, arguments) -> {
                            if (failing) {
                                throw fault.get();
                            }
                            return method.invoke(database.source(), arguments);
                        });
    }

    private String stored() {
        return new Store(database.source())
                .with(
                        handle ->
                                handle.select("SELECT state FROM tables WHERE id = 'table'")
                                        .mapTo(String.class)
                                        .findOne()
                                        .orElse("nothing"));
    }

    private void awaitStored(String state) throws InterruptedException {
        for (int i = 0; i < 200 && !stored().equals(state); i++) {
            Thread.sleep(50);
        }
        assertThat(stored()).isEqualTo(state);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aRowWaitsUntilItCanBeWrittenWhateverTheDatabaseThrows(boolean sql) throws Exception {
        fault =
                () ->
                        sql
                                ? new SQLException("the disk is full")
                                : new IllegalStateException("the pool is closed");
        var writer = new RowWriter(system, new Store(source()), AT_ONCE);
        TableState playing =
                new TableState(CARDS, TableTestServer.RULES).apply(TableTestServer.opened(1));
        failing = true;
        writer.write(TableRow.of(playing, 0), playing.events());
        Thread.sleep(600);
        writer.flush();
        assertThat(stored()).isEqualTo("nothing");
        failing = false;
        awaitStored("playing");
    }

    @Test
    void aLaterRowIsNotReplacedByOneThatCouldNotBeWritten() throws Exception {
        var writer = new RowWriter(system, new Store(source()), AT_ONCE);
        TableState playing =
                new TableState(CARDS, TableTestServer.RULES).apply(TableTestServer.opened(1));
        TableState over = playing.apply(new TableEvent.Conceded(Side.DARK, 2));
        failing = true;
        writer.write(TableRow.of(playing, 0), playing.events());
        writer.flush();
        writer.write(TableRow.of(over, 0), over.events());
        writer.flush();
        failing = false;
        awaitStored("over");
    }
}
