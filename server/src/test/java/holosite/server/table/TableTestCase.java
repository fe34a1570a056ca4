package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Side;
import holosite.server.node.Settings;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.TableOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** Starts a process with tables and an H2 file for the tests of a class, and opens tables in it. */
abstract class TableTestCase {
    /** The same games each time. */
    static final long SEED = 7;

    @TempDir static Path folder;
    static TableTestServer running;

    @BeforeAll
    static void start() {
        running =
                TableTestServer.start(
                        Settings.of(
                                Map.of(
                                        "data", folder.toString(),
                                        "port", "0",
                                        "absent-seconds", "1",
                                        "bot-pace", "0")));
    }

    @AfterAll
    static void stop() {
        running.close();
    }

    static <T> T get(CompletionStage<T> stage) throws Exception {
        return stage.toCompletableFuture().get(20, TimeUnit.SECONDS);
    }

    static String open(TableOptions options, String dark, String light) throws Exception {
        return get(
                running.node()
                        .tables()
                        .open(
                                new NewTable(
                                        options,
                                        TableTestServer.seat(Side.DARK, dark),
                                        TableTestServer.seat(Side.LIGHT, light),
                                        Optional.of(SEED),
                                        "",
                                        List.of())));
    }

    static String open(String dark, String light) throws Exception {
        return open(TableOptions.PLAIN, dark, light);
    }

    static TestClient client(String table, String person) {
        return TestClient.connect(running.port(), table, person);
    }

    /** Plays until this client is asked, the others answering as little as they can. */
    static void playUntilAsked(TestClient client, TestClient other) {
        for (int i = 0; i < 200 && !client.isAsked(); i++) {
            client.await("a question", () -> client.isAsked() || other.isAsked());
            if (!client.isAsked()) {
                other.ask(other.leastAnswer());
            }
        }
        assertThat(client.isAsked()).isTrue();
    }
}
