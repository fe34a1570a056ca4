package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Backups of a server that is not running, and what can be wrong with them. */
class BackupCommandTest {
    @TempDir Path folder;

    @Test
    void aBackupIsWrittenOnceAndRestoredIntoAnEmptyFolder() throws Exception {
        String file = folder.resolve("saved.zip").toString();
        String data = "--data=" + folder.resolve("one");
        Typed saved = Typed.run("backup", data, file);
        assertThat(saved.err()).isEmpty();
        assertThat(saved.out()).contains("saved.zip").contains("bytes");
        assertThat(Files.getPosixFilePermissions(Path.of(file))).hasSize(2);
        assertThat(Typed.run("backup", data, file).err()).contains("is there already");

        assertThat(Typed.run("restore", data, file).err()).contains("There is something in");
        Typed restored = Typed.run("restore", "--data=" + folder.resolve("two"), file);
        assertThat(restored.err()).isEmpty();
        assertThat(restored.out()).startsWith("Restored into ").contains("two");
        assertThat(folder.resolve("two/holosite.mv.db")).exists();
    }

    @Test
    void whatIsNoBackupIsNamed() throws Exception {
        Path other = Files.writeString(folder.resolve("other.zip"), "something else");
        String data = "--data=" + folder.resolve("one");
        assertThat(Typed.run("restore", data, other.toString()).err()).contains("not a backup");
        assertThat(Typed.run("restore", data, folder.resolve("none").toString()).err())
                .contains("cannot be restored");
    }
}
