package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Side;
import holosite.server.table.entity.RulesInForce;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.TableOptions;
import holosite.server.web.Browser;
import holosite.server.web.RunningServer;
import java.sql.DriverManager;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Which tables a server wakes when it starts, and what if its database does not tell. */
class WakeUpTest {
    private static final String BOT = "{\"kind\": \"bot\", \"level\": \"random\"}";

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

    private static String opened(Browser guest, String opponent) {
        return guest.post(
                        "/api/tables",
                        "{\"side\": \"dark\", \"deck\": \"\", \"opponent\": " + opponent + "}")
                .json()
                .get("id")
                .asString();
    }

    private String stored(String table) throws Exception {
        try (var connection = DriverManager.getConnection(database, "sa", "");
                var query = connection.prepareStatement("SELECT state FROM tables WHERE id = ?")) {
            query.setString(1, table);
            try (var row = query.executeQuery()) {
                return row.next() ? row.getString(1) : "nothing";
            }
        }
    }

    /** As if the process had been killed in the moment between an event and its row. */
    @Test
    void aRowThatWasNotWrittenAnyMoreIsWrittenAtTheNextStartThoughNobodyCallsForItsTable()
            throws Exception {
        String over;
        String playing;
        String quiet;
        try (RunningServer server = start()) {
            Browser guest = server.guest();
            quiet = opened(guest, "{\"kind\": \"open\"}");
            over = opened(guest, BOT);
            playing = opened(guest, BOT);
            assertThat(
                            guest.send("POST", "/api/tables/" + over + "/leave", "", guest.ours())
                                    .status())
                    .isEqualTo(204);
        }
        assertThat(stored(over)).isEqualTo("over");
        run("UPDATE tables SET state = 'playing', event = 1 WHERE id = '" + over + "'");
        run("DELETE FROM tables WHERE id = '" + playing + "'");
        try (RunningServer server = start()) {
            for (int i = 0; i < 200 && !stored(over).equals("over"); i++) {
                Thread.sleep(100);
            }
            assertThat(stored(over)).isEqualTo("over");
            for (int i = 0; i < 200 && !stored(playing).equals("playing"); i++) {
                Thread.sleep(100);
            }
            assertThat(stored(playing)).isEqualTo("playing");
            assertThat(server.server().node().tables().here())
                    .as("a table whose row is right sleeps on")
                    .doesNotContain(quiet);
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
