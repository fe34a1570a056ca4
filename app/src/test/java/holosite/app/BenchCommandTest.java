package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.app.input.DeckArgument;
import holosite.language.card.Side;
import holosite.rules.setup.Setup;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BenchCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }

    @Test
    void everyFigureStandsBesideItsTarget() {
        var report =
                new BenchReport(
                        List.of(
                                new BenchReport.Row("a", "games", 207, 50, true),
                                new BenchReport.Row("b", "bytes", 2487, 2000, false)),
                        565);
        assertThat(report.text())
                .containsPattern("games +207 +≥ 50 +met")
                .containsPattern("bytes +2,487 +≤ 2,000 +missed");
        assertThat(report.json())
                .contains("\"a\":{\"reached\":207.0,\"target\":50.0,\"met\":true}");
    }

    @Test
    void crowdedTablesHaveTwelveLocations() {
        var setups = new ArrayList<Setup>();
        for (var dark : DeckArgument.of(Side.DARK)) {
            setups.add(
                    new Setup(
                            DeckArgument.pool().catalog(),
                            dark.forPlay(),
                            DeckArgument.of(Side.LIGHT).getLast().forPlay()));
        }
        assertThat(CrowdedTables.find(setups, 3))
                .hasSize(3)
                .allSatisfy(game -> assertThat(CrowdedTables.locations(game)).isEqualTo(12));
    }

    @Test
    void helpShowsExamples() {
        assertThat(run("bench", "--help")).isZero();
        assertThat(out.toString()).contains("holosite bench --json");
    }

    @Test
    void noTimeToMeasureIsRefused() {
        assertThat(run("bench", "--seconds", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("--seconds must be at least 1.");
    }
}
