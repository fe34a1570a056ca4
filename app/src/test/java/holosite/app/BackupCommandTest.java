package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.node.Database;
import holosite.server.node.Settings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Backups of a server that is not running, and what can be wrong with them. */
class BackupCommandTest {
    @TempDir Path folder;

    /** What a server leaves in a folder. */
    private String served(String name) {
        Database.open(Settings.of(Map.of("data", folder.resolve(name).toString()))).close();
        return "--data=" + folder.resolve(name);
    }

    @Test
    void aBackupIsWrittenOnceAndRestoredIntoAnEmptyFolder() throws Exception {
        String file = folder.resolve("saved.zip").toString();
        String data = served("one");
        Typed saved = Typed.run("backup", data, file);
        assertThat(saved.err()).isEmpty();
        Path nowhere = folder.resolve("none/saved.zip");
        assertThat(Typed.run("backup", data, nowhere.toString()).err())
                .contains("cannot be written: its folder must be there");
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
    void aFolderInWhichNothingIsIsNotSavedAndNotMade() throws Exception {
        Path file = folder.resolve("saved.zip");
        Path typo = folder.resolve("hoose");
        Typed mistyped = Typed.run("backup", "--data=" + typo, file.toString());
        assertThat(mistyped.exit()).isNotZero();
        assertThat(mistyped.err()).contains("There is nothing in").contains("hoose");
        assertThat(typo).doesNotExist();
        assertThat(file).doesNotExist();
    }

    @Test
    void aBackupThatWasCutOffRestoresNothing() throws Exception {
        Path whole = folder.resolve("saved.zip");
        assertThat(Typed.run("backup", served("one"), whole.toString()).err()).isEmpty();
        byte[] bytes = Files.readAllBytes(whole);
        Path cut = folder.resolve("cut.zip");
        String data = "--data=" + folder.resolve("two");
        for (int left : new int[] {4, bytes.length / 3, bytes.length / 2, bytes.length - 1}) {
            Files.write(cut, Arrays.copyOf(bytes, left));
            assertThat(Typed.run("restore", data, cut.toString()).err()).contains("not whole");
            assertThat(folder.resolve("two")).doesNotExist();
        }
        assertThat(Typed.run("restore", data, whole.toString()).err()).isEmpty();
    }

    @Test
    void whatIsNoBackupIsNamed() throws Exception {
        Path other = Files.writeString(folder.resolve("other.zip"), "something else");
        String data = "--data=" + folder.resolve("one");
        assertThat(Typed.run("restore", data, other.toString()).err()).contains("not a backup");
        assertThat(Typed.run("restore", data, folder.resolve("none").toString()).err())
                .contains("none' is no file that can be read");
    }
}
