package holosite.server.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.server.node.BadSetting;
import holosite.server.node.Settings;
import holosite.server.store.TestPostgres;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Measurements of small servers, over in seconds. */
class LoadRunTest {
    private static final int TABLES = 6;

    @TempDir Path folder;

    private Settings settings(Map<String, String> others) {
        var values = new HashMap<>(others);
        values.put("data", folder.toString());
        values.put("bot-pace", "20");
        return Settings.of(values);
    }

    private static Measured measure(int nodes, Settings settings) throws Exception {
        var out = new StringWriter();
        try (LoadRun run = LoadRun.start(nodes, settings, new PrintWriter(out))) {
            run.raiseTo(TABLES);
            Measured measured = run.measure(Duration.ofSeconds(2));
            assertThat(out.toString()).isEmpty();
            return measured;
        }
    }

    private static void isMeasured(Measured measured) {
        assertThat(measured.tables()).isEqualTo(TABLES);
        assertThat(measured.errors()).isZero();
        assertThat(measured.answers()).isGreaterThan(20);
        assertThat(measured.p50()).isPositive().isLessThanOrEqualTo(measured.p99());
        assertThat(measured.p99()).isLessThanOrEqualTo(measured.most());
        assertThat(measured.write()).isPositive();
        assertThat(measured.busy()).isBetween(0.0, 1.0);
        assertThat(measured.megabytes()).isPositive();
    }

    @Test
    void aServerOnFilesIsMeasured() throws Exception {
        isMeasured(measure(1, settings(Map.of())));
        assertThatThrownBy(() -> measure(1, settings(Map.of())))
                .isInstanceOf(BadSetting.class)
                .hasMessageContaining("There is something in");
    }

    @Test
    void twoNodesOnOnePostgresAreMeasuredTogether() throws Exception {
        try (TestPostgres postgres = TestPostgres.database()) {
            isMeasured(
                    measure(
                            2,
                            settings(
                                    Map.of(
                                            "database-url",
                                            postgres.url(),
                                            "database-user",
                                            "postgres"))));
        }
    }

    @Test
    void severalNodesNeedADatabaseThatTheyCanShare() {
        assertThatThrownBy(() -> measure(2, settings(Map.of())))
                .isInstanceOf(BadSetting.class)
                .hasMessageContaining("--database-url");
    }
}
