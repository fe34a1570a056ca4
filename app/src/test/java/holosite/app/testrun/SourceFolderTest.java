package holosite.app.testrun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceFolderTest {
    private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000);

    @TempDir private Path folder;

    private SourceFolder sources() {
        return new SourceFolder(folder.resolve("src"), classes(), List.of());
    }

    private Path classes() {
        return folder.resolve("classes");
    }

    private void write(String name, String content) throws IOException {
        Path file = folder.resolve("src").resolve(name + ".java");
        Files.createDirectories(folder.resolve("src"));
        Files.writeString(file, content);
    }

    /** Classes that are compiled from now on are told by their age. */
    private void age() throws IOException {
        try (var files = Files.list(classes())) {
            for (Path file : files.toList()) {
                Files.setLastModifiedTime(file, LONG_AGO);
            }
        }
    }

    private boolean isNew(String name) throws IOException {
        return !Files.getLastModifiedTime(classes().resolve(name + ".class")).equals(LONG_AGO);
    }

    private void compiled() throws IOException {
        write("Rule", "class Rule { static int force() { return 1; } }");
        write("Card", "class Card { int force() { return Rule.force(); } }");
        assertThat(sources().compile(false)).isTrue();
        age();
    }

    @Test
    void whatDidNotChangeIsNotCompiledAgain() throws IOException {
        compiled();

        assertThat(sources().compile(false)).isFalse();
        assertThat(isNew("Rule")).isFalse();
    }

    @Test
    void aFileThatIsOnlyNewerIsNotCompiledAgain() throws IOException {
        compiled();
        write("Rule", "class Rule { static int force() { return 1; } }");

        assertThat(sources().compile(false)).isFalse();
        assertThat(isNew("Rule")).isFalse();
    }

    @Test
    void aFileThatOthersSeeAsBeforeIsCompiledAlone() throws IOException {
        compiled();
        write("Rule", "class Rule { static int force() { return 22; } }");

        assertThat(sources().compile(false)).isFalse();
        assertThat(isNew("Rule")).isTrue();
        assertThat(isNew("Card")).isFalse();
    }

    @Test
    void whatOthersSeeOtherwiseHasAllCompiledAgain() throws IOException {
        compiled();
        write("Rule", "class Rule { static long force() { return 1; } }");

        assertThatThrownBy(() -> sources().compile(false))
                .isInstanceOf(SourceFolder.CompileErrors.class)
                .hasMessageContaining("Card.java");
    }

    @Test
    void aFileThatIsGoneLeavesNoClass() throws IOException {
        compiled();
        Files.delete(folder.resolve("src").resolve("Card.java"));

        assertThat(sources().compile(false)).isTrue();
        assertThat(classes().resolve("Card.class")).doesNotExist();
    }

    @Test
    void aMistakeIsReportedAsOftenAsItIsCompiled() throws IOException {
        compiled();
        write("Card", "class Card { int force() { return Rule.forse(); } }");

        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> sources().compile(false))
                    .isInstanceOf(SourceFolder.CompileErrors.class)
                    .hasMessageContaining("forse");
        }
    }

    @Test
    void aTestIsNamedByItsClass() {
        assertThat(TestNames.fits("DeployTest", "DeployTest.java")).isTrue();
        assertThat(TestNames.fits("DeployTest#costs", "DeployTest.class")).isTrue();
        assertThat(TestNames.fits("Deploy*", "DeployingTest.java")).isTrue();
        assertThat(TestNames.fits("Deploy", "DeployTest.java")).isFalse();
        assertThat(TestNames.method("DeployTest#costs")).isEqualTo("costs");
    }
}
