package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Side;
import holosite.server.table.entity.RulesInForce;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.TableOptions;
import holosite.server.web.RunningServer;
import java.sql.DriverManager;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A server that starts while its database does not tell which tables go on by themselves. */
class WakeUpTest {
    private final String database = RunningServer.inMemory();

    private RunningServer start() {
        return new RunningServer(database, RulesInForce.ofThisBuild());
    }

    private void run(String sql) throws Exception {
        try (var connection = DriverManager.getConnection(database, "sa", "");
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    void tablesThatGoOnByThemselvesAreLookedForUntilTheyAreFound() throws Exception {
        var withClock =
                new NewTable(
                        new TableOptions(false, 10, 0, 0),
                        TableTestServer.seat(Side.DARK, "ann"),
                        TableTestServer.seat(Side.LIGHT, "bob"));
        String table;
        try (RunningServer server = start()) {
            table =
                    server.server()
                            .node()
                            .tables()
                            .open(withClock)
                            .toCompletableFuture()
                            .get(20, TimeUnit.SECONDS);
        }
        run("ALTER TABLE tables RENAME TO hidden");
        try (RunningServer server = start()) {
            Thread.sleep(500);
            assertThat(server.server().node().tables().here()).doesNotContain(table);
            run("ALTER TABLE hidden RENAME TO tables");
            for (int i = 0; !server.server().node().tables().here().contains(table); i++) {
                assertThat(i).as("tenths of a second").isLessThan(200);
                Thread.sleep(100);
            }
        }
    }
}
