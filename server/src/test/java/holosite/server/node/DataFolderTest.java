package holosite.server.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.server.Server;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a process needs of its machine: a folder of its own, and a free port. */
class DataFolderTest {
    @TempDir Path folder;

    private static Settings settings(Path data) {
        return Settings.of(Map.of("data", data.toString()));
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void onlyItsOwnerCanReadIt() throws Exception {
        Path data = folder.resolve("deep/house");
        Database.open(settings(data)).close();
        assertThat(permissions(data)).isEqualTo("rwx------");
        Path file = data.resolve("holosite.mv.db");
        assertThat(permissions(file)).isEqualTo("rw-------");

        // as an earlier version left it
        Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        Database.open(settings(data)).close();
        assertThat(permissions(data)).isEqualTo("rwx------");
        assertThat(permissions(file)).isEqualTo("rw-------");
    }

    @Test
    void aFolderWithOtherThingsInItStaysOpen() throws Exception {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path other = Files.writeString(folder.resolve("notes.txt"), "mine");
        String before = permissions(other);
        Database.open(settings(folder)).close();
        assertThat(permissions(folder)).isEqualTo("rwxr-xr-x");
        assertThat(permissions(other)).isEqualTo(before);
        assertThat(permissions(folder.resolve("holosite.mv.db"))).isEqualTo("rw-------");
    }

    @Test
    void aFolderThatCannotBeUsedIsNamedInOneLine() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "not a folder");
        assertThatThrownBy(() -> Database.open(settings(file.resolve("house"))))
                .isInstanceOf(BadSetting.class)
                .hasMessageMatching("The data folder '.*/file/house' cannot be used: .*--data\\.");
    }

    @Test
    void aPortInUseIsNamedInOneLine() throws Exception {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());
            var settings = Map.of("data", folder.resolve("a").toString(), "port", port);
            assertThatThrownBy(() -> Server.start(Settings.of(settings)))
                    .isInstanceOf(BadSetting.class)
                    .hasMessageMatching("Port " + port + " at 127.0.0.1 cannot be opened: .*");
            var cluster = Map.of("data", folder.resolve("b").toString(), "cluster-port", port);
            assertThatThrownBy(() -> Node.start(Settings.of(cluster)))
                    .isInstanceOf(BadSetting.class)
                    .hasMessageContaining("The port for other nodes, " + port);
        }
    }
}
