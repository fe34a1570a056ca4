package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.app.mutant.ClaimTests;
import holosite.app.mutant.ClaimTrial;
import holosite.app.mutant.ClaimsWithoutRule;
import holosite.app.mutant.RuleSite;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClaimBiteReportTest {
    private static final String SITE =
            new RuleSite("holosite.rules.move.Landspeed", "refusal", 41, "condition reversed")
                    .toString();

    private static final ClaimsWithoutRule NOTHING_LISTED = new ClaimsWithoutRule(new TreeMap<>());

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
                        new ClaimsWithoutRule(new TreeMap<>(Map.of("pilot#3", "it is printed"))),
                        1);

        assertThat(report.unbitten()).extracting(ClaimTrial::claim).containsExactly("pilot#2");
        assertThat(report.text())
                .contains("pilot#2: no change is noticed")
                .contains("B#b")
                .contains("move.Landspeed.refusal:41 condition reversed")
                .doesNotContain("pilot#1:")
                .contains(
                        "3 claims: 1 bitten (33.3 %), 1 not, 1 reach no rule"
                                + " (1 listed with a reason); 1 of 3 changes noticed (33.3 %)");
        assertThat(report.json()).contains("\"claim\":\"pilot#2\"");
    }

    @Test
    void claimsBehindWhichThereIsNoRuleAreListedApart() {
        var printed = new ClaimTrial("effect#1", List.of("C#c"), List.of(), List.of());
        var report = new ClaimBiteReport(List.of(printed), NOTHING_LISTED, 1);

        assertThat(report.unbitten()).isEmpty();
        assertThat(report.unexplained()).containsExactly(printed);
        assertThat(report.clean()).isFalse();
        assertThat(report.withoutRule()).containsExactly(printed);
        assertThat(report.text())
                .contains("effect#1: no rule is reached, and the list gives no reason")
                .doesNotContain("no change is noticed");
        assertThat(report.json()).contains("\"withoutRule\":[\"effect#1\"]");
        // what a card says was changed, and that was noticed
        assertThat(printed.noticing("1_1 text 0").reachesNoRule()).isFalse();
    }

    @Test
    void theListSaysWhichClaimsHaveNoRuleAndNoOthers() {
        var listed =
                new ClaimsWithoutRule(
                        new TreeMap<>(Map.of("effect#1", "printed kinds", "pilot#1", "a mistake")));
        var printed = new ClaimTrial("effect#1", List.of("C#c"), List.of(), List.of());
        var ruled = new ClaimTrial("pilot#1", List.of("A#a"), List.of(SITE), List.of());

        var right = new ClaimBiteReport(List.of(printed), listed, 1);
        assertThat(right.clean()).isTrue();
        assertThat(right.text()).doesNotContain("effect#1:");
        var wrong = new ClaimBiteReport(List.of(printed, ruled), listed, 1);
        assertThat(wrong.listedInVain()).containsExactly(ruled);
        assertThat(wrong.clean()).isFalse();
        assertThat(wrong.text())
                .contains("pilot#1: listed as without a rule, but its tests reach one");
        assertThat(wrong.json()).contains("\"listedInVain\":[\"pilot#1\"]");
    }

    @Test
    void eachClaimOfTheListIsOneOfTheGlossaryAndHasATest() throws IOException {
        var listed =
                ClaimsWithoutRule.read(
                        Path.of("..", "rules/src/test/resources/claims-without-rule.txt"));

        assertThat(ClaimTests.ofRules().byClaim().keySet()).containsAll(listed.reasons().keySet());
    }

    @Test
    void aLineWithoutAReasonIsRefused(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("list.txt"), "effect#1\n");

        assertThatThrownBy(() -> ClaimsWithoutRule.read(file)).hasMessageContaining("line 1");
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
