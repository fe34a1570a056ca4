package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.app.mutant.ClaimTrial;
import holosite.app.mutant.RuleSite;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ClaimBiteReportTest {
    private static final String SITE =
            new RuleSite("holosite.rules.move.Landspeed", "refusal", 41, "condition reversed")
                    .toString();

    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.commandLine().setErr(new PrintWriter(err, true)).execute(args);
    }

    @Test
    void claimsThatNoChangeBreaksAreListedWithWhatWasTried() {
        var report =
                new ClaimBiteReport(
                        List.of(
                                new ClaimTrial(
                                        "pilot#1", List.of("A#a"), List.of(SITE), List.of(SITE)),
                                new ClaimTrial("pilot#2", List.of("B#b"), List.of(), List.of(SITE)),
                                new ClaimTrial("pilot#3", List.of("C#c"), List.of(), List.of())),
                        1);

        assertThat(report.unbitten()).extracting(ClaimTrial::claim).containsExactly("pilot#2");
        assertThat(report.text())
                .contains("pilot#2: no change is noticed")
                .contains("B#b")
                .contains("move.Landspeed.refusal:41 condition reversed")
                .doesNotContain("pilot#1:")
                .contains(
                        "3 claims: 1 bitten (33.3 %), 1 not, 1 reach no rule;"
                                + " 1 of 3 changes noticed (33.3 %)");
        assertThat(report.json()).contains("\"claim\":\"pilot#2\"");
    }

    @Test
    void claimsBehindWhichThereIsNoRuleAreListedApart() {
        var printed = new ClaimTrial("effect#1", List.of("C#c"), List.of(), List.of());
        var report = new ClaimBiteReport(List.of(printed), 1);

        assertThat(report.unbitten()).isEmpty();
        assertThat(report.withoutRule()).containsExactly(printed);
        assertThat(report.text())
                .contains("effect#1: about what is printed, no rule is reached")
                .doesNotContain("no change is noticed");
        assertThat(report.json()).contains("\"withoutRule\":[\"effect#1\"]");
        // what a card says was changed, and that was noticed
        assertThat(printed.noticing("1_1 text 0").reachesNoRule()).isFalse();
    }

    @Test
    void whatCannotBeTriedIsRefused() {
        assertThat(run("claims", "--entry", "pilot")).isEqualTo(2);
        assertThat(run("claims", "--bite")).isEqualTo(2);
        assertThat(err.toString())
                .contains("--entry is for --bite")
                .contains("./holosite claims --bite");
    }
}
