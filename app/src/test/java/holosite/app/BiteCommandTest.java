package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.app.bite.FaceText;
import holosite.app.bite.MutationOutcome;
import holosite.app.bite.Mutations;
import holosite.app.bite.UnbittenTexts;
import holosite.cards.AllCards;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class BiteCommandTest {
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.commandLine().setErr(new PrintWriter(err, true)).execute(args);
    }

    @Test
    void aSetACardOrAModeThatDoesNotExistIsRefused() {
        assertThat(run("bite", "--set", "Nowhere")).isEqualTo(2);
        assertThat(run("bite", "--id", "0_0")).isEqualTo(2);
        assertThat(run("bite", "--id", "1_168,0_1")).isEqualTo(2);
        assertThat(run("bite", "--set", "1", "--id", "1_168")).isEqualTo(2);
        assertThat(run("bite", "--mode", "teeth")).isEqualTo(2);
        assertThat(run("bite", "--threads", "0")).isEqualTo(2);
        assertThat(err.toString())
                .contains("There is no set 'Nowhere'. The sets: 1 Premiere,")
                .contains("No card has the id '0_0'.")
                .contains("No card has the id '0_1'.")
                .contains("not both")
                .contains("'--mode': expected one of [texts, details, all]")
                .contains("--threads must be");
    }

    @Test
    void theReportListsWhatNoTestNoticesUnlessThereIsAReason() {
        var mutations = Mutations.texts(AllCards.byId("1_168").orElseThrow());
        var report =
                new BiteReport(
                        "texts",
                        List.of(
                                new MutationOutcome(mutations.get(0), Optional.of("a test"), 3),
                                new MutationOutcome(mutations.get(1), Optional.empty(), 3),
                                new MutationOutcome(mutations.get(2), Optional.empty(), 3)),
                        FaceText.of(mutations.getFirst().printed()).subList(0, 1),
                        new UnbittenTexts(Map.of("1_168 TEXT 2", "why")),
                        1);

        assertThat(report.unbitten()).hasSize(1);
        assertThat(report.text())
                .contains("1_168 Darth Vader (3 tests use it)")
                .contains("TEXT 1: ")
                .contains("1_168 TEXT 0 Darth Vader: ")
                .contains("3 texts: 1 noticed (33.3 %), 1 listed with a reason, 1 unnoticed");
        assertThat(report.json()).contains("\"all\":3").contains("\"key\":\"1_168 TEXT 1\"");
    }
}
