package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.ClaimEvidence;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClaimsCommandTest {
    private static final String SHOWN = "dengar#1";
    private static final String FAILED = "dengar#2";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path project;

    @BeforeEach
    void aTestRunWasMade() {
        var evidence = new ClaimEvidence();
        evidence.passed(SHOWN, "DengarTest#flies");
        evidence.failed(FAILED, "DengarTest#fights");
        evidence.write(project.resolve("rules").resolve("target"));
    }

    @Test
    void theTableEndsWithTheSum() {
        assertThat(run()).isZero();
        assertThat(out.toString().lines())
                .anyMatch(line -> line.matches("set-pieces +0 +119 +0%"))
                .last()
                .isEqualTo("all: 1/1185 claims shown");
    }

    @Test
    void anAreaIsOneLine() {
        assertThat(run("--area", "cards")).isZero();
        assertThat(out.toString()).isEqualTo("cards: 1/460 claims shown\n");
    }

    @Test
    void theMissingClaimsComeWithTheirTextsBeforeTheLine() {
        assertThat(run("--area", "cards", "--missing")).isZero();
        assertThat(out.toString())
                .contains(FAILED + "\n    Dengar is power +1")
                .contains("Fails: DengarTest#fights")
                .doesNotContain(SHOWN + "\n")
                .endsWith("\ncards: 1/460 claims shown\n");
    }

    @Test
    void jsonIsForPrograms() {
        assertThat(run("--area", "cards", "--json")).isZero();
        assertThat(out.toString())
                .startsWith("{\"shown\": 1, \"total\": 460,")
                .doesNotContain("missing");

        assertThat(run("--json", "--missing")).isZero();
        assertThat(out.toString()).contains("\"claim\": \"" + FAILED + "\"");
    }

    @Test
    void anUnknownAreaIsRefusedWithTheAreasThereAre() {
        assertThat(run("--area", "politics")).isEqualTo(2);
        assertThat(err.toString())
                .isEqualToIgnoringNewLines(
                        "Unknown area 'politics'. The areas are: timing, space, battle, identity,"
                                + " set-pieces, cards.");
    }

    @Test
    void withoutATestRunItSaysHowToMakeOne(@TempDir Path untested) {
        assertThat(run(untested)).isEqualTo(1);
        assertThat(err.toString()).contains("./holosite test");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void aTestRunOlderThanTheGlossaryIsRefused(@TempDir Path outdated) {
        var evidence = new ClaimEvidence();
        evidence.passed(SHOWN + "000", "DengarTest#flies");
        evidence.write(outdated.resolve("rules").resolve("target"));

        assertThat(run(outdated)).isEqualTo(2);
        assertThat(err.toString()).contains(SHOWN + "000").contains("./holosite test");
    }

    @Test
    void itsHelpGivesExamples() {
        assertThat(Main.commandLine().setOut(new PrintWriter(out)).execute("claims", "--help"))
                .isZero();
        assertThat(out.toString()).contains("holosite claims --area timing --missing");
    }

    @Test
    void theProjectIsFoundFromAnywhereInsideIt() {
        assertThat(ProjectFolder.ours()).isDirectoryContaining("glob:**/holosite");
        assertThat(ProjectFolder.above(project)).isEmpty();
    }

    private int run(String... args) {
        return run(project, args);
    }

    private int run(Path folder, String... args) {
        var words = Stream.concat(Stream.of("counted"), Stream.of(args)).toArray(String[]::new);
        return Main.commandLine()
                .addSubcommand("counted", new ClaimsCommand(() -> folder))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(words);
    }
}
