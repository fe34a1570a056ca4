package holosite.server.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.server.Server;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
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

    @Test
    void aFolderThatIsInUseIsNamedInOneLine() throws Exception {
        Database.open(settings(folder.resolve("house"))).close();
        Path file = folder.resolve("house/holosite.mv.db");
        try (var other = FileChannel.open(file, StandardOpenOption.WRITE);
                var lock = other.lock()) {
            assertThat(lock.isValid()).isTrue();
            assertThatThrownBy(() -> Database.open(settings(folder.resolve("house"))))
                    .isInstanceOf(BadSetting.class)
                    .hasMessageMatching("A Holosite that is running uses '.*/house': .*--data\\.");
        }
    }

    @Test
    void anAddressOfAnotherMachineIsNamedInOneLine() {
        for (String host : new String[] {"203.0.113.9", "nobody.invalid"}) {
            var settings = Map.of("data", folder.toString(), "host", host, "port", "0");
            assertThatThrownBy(() -> Server.start(Settings.of(settings)))
                    .isInstanceOf(BadSetting.class)
                    .hasMessageContaining(host)
                    .hasMessageMatching(
                            "(203.* is not an address of this machine|There is no"
                                    + " machine).*--host.*");
        }
    }

    @Test
    void aPortForAdministratorsIsNamedInOneLine() {
        assertThat(PortProblem.BROWSERS.at("127.0.0.1", 1))
                .hasMessageMatching("Port 1 at .*: ports below 1024 are .*--port.*");
        assertThat(PortProblem.NODES.at("127.0.0.1", 50_000))
                .hasMessageMatching(
                        "The port for other nodes, 50000 at .* another program.*--cluster-port\\.");
    }

    @Test
    void nothingThatGoesWrongIsWrittenWhereOthersCanReadIt() throws Exception {
        try (Database database = Database.open(settings(folder.resolve("house")));
                var connection = database.source().getConnection();
                var statement = connection.createStatement()) {
            assertThatThrownBy(() -> statement.execute("SELECT nothing FROM nowhere"))
                    .isInstanceOf(SQLException.class);
            connection.createStatement().execute("SHUTDOWN IMMEDIATELY");
        } catch (SQLException e) {
            // the database is gone, as it should be
        }
        try (var files = Files.list(folder.resolve("house"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactly("holosite.mv.db");
        }
    }
}
