package holosite.glossary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClaimEvidenceTest {
    @TempDir private Path project;

    @Test
    void beforeAnyTestRunThereIsNone() {
        assertThat(ClaimEvidence.ofModules(project)).isEmpty();
    }

    @Test
    void aRunThatShowsNothingIsARunAllTheSame() {
        new ClaimEvidence().write(target("rules"));

        assertThat(ClaimEvidence.ofModules(project).orElseThrow().claims()).isEmpty();
    }

    @Test
    void aModulesFileHasALineForEachShownClaim() throws IOException {
        var evidence = new ClaimEvidence();
        evidence.passed("b#1", "T#two");
        evidence.passed("b#1", "T#one");
        evidence.passed("a#1", "T#one");
        evidence.write(target("rules"));

        assertThat(Files.readAllLines(target("rules").resolve("claims-shown.txt")))
                .containsExactly("a#1\tT#one", "b#1\tT#one\tT#two");
    }

    @Test
    void aClaimWithAFailingTestIsNotShown() throws IOException {
        var evidence = new ClaimEvidence();
        evidence.passed("a#1", "T#one");
        evidence.failed("a#1", "T#two");
        evidence.write(target("rules"));

        assertThat(evidence.testsShowing("a#1")).isEmpty();
        assertThat(evidence.testsFailing("a#1")).containsExactly("T#two");
        assertThat(Files.readString(target("rules").resolve("claims-shown.txt"))).isEmpty();
    }

    @Test
    void theModulesAreReadTogether() {
        var rules = new ClaimEvidence();
        rules.passed("a#1", "R#a");
        rules.passed("b#1", "R#b");
        rules.write(target("rules"));
        var cards = new ClaimEvidence();
        cards.passed("a#1", "C#a");
        cards.failed("b#1", "C#b");
        cards.write(target("cards"));

        var all = ClaimEvidence.ofModules(project).orElseThrow();

        assertThat(all.testsShowing("a#1")).containsExactly("C#a", "R#a");
        assertThat(all.testsShowing("b#1")).isEmpty();
        assertThat(all.testsFailing("b#1")).containsExactly("C#b");
    }

    @Test
    void aNewRunReplacesTheLastOne() throws IOException {
        var first = new ClaimEvidence();
        first.passed("a#1", "T#one");
        first.failed("b#1", "T#two");
        first.write(target("rules"));
        new ClaimEvidence().write(target("rules"));

        assertThat(ClaimEvidence.ofModules(project).orElseThrow().claims()).isEmpty();
        try (var files = Files.list(target("rules"))) {
            assertThat(files).hasSize(2);
        }
    }

    private Path target(String module) {
        return project.resolve(module).resolve("target");
    }
}
