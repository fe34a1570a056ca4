package holosite.server.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyStore;
import java.util.Map;
import java.util.UUID;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.apache.pekko.actor.AddressFromURIString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nodes that have the same key speak to each other, and to nobody else. */
class ClusterKeyTest {
    @TempDir Path folder;

    private Path key(String name) {
        Path file = folder.resolve(name);
        ClusterKey.make(file);
        return file;
    }

    private static Settings settings(String database, Path key) {
        return Settings.of(
                Map.of(
                        "database-url",
                        database,
                        "database-user",
                        "sa",
                        "cluster-key",
                        key.toString()));
    }

    @Test
    void nodesWithTheSameKeyFormAClusterThatStrangersDoNotReach() throws Exception {
        String database = "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1";
        Path key = key("cluster.p12");
        try (Node one = Node.start(settings(database, key));
                Node other = Node.start(settings(database, key))) {
            for (int i = 0; one.members() < 2 || other.members() < 2; i++) {
                assertThat(i).isLessThan(300);
                Thread.sleep(50);
            }
            var address = AddressFromURIString.parse(one.clusterAddress());
            int port = (int) address.port().get();
            assertThat(answer(context(key, key), port)).isEqualTo("waits");
            assertThat(answer(context(key("stranger.p12"), key), port)).isEqualTo("refused");
            assertThat(answer(plain(), port)).isEqualTo("refused");
        }
    }

    private interface Connector {
        Socket to(InetSocketAddress address) throws Exception;
    }

    private static Connector plain() {
        return address -> {
            var socket = new Socket();
            socket.connect(address);
            return socket;
        };
    }

    /** Shows its own certificate, and accepts the server's. */
    private static Connector context(Path own, Path trusted) throws Exception {
        char[] password = "holosite".toCharArray();
        var keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(KeyStore.getInstance(own.toFile(), password), password);
        var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(KeyStore.getInstance(trusted.toFile(), password));
        var context = SSLContext.getInstance("TLSv1.3");
        context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
        return address -> {
            var socket =
                    (SSLSocket)
                            context.getSocketFactory()
                                    .createSocket(address.getAddress(), address.getPort());
            socket.startHandshake();
            return socket;
        };
    }

    /** Whether the other side waits for more after the first words, or closes. */
    private static String answer(Connector connector, int port) throws Exception {
        try (Socket socket =
                connector.to(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))) {
            socket.setSoTimeout(1_000);
            // how every connection of the nodes begins
            socket.getOutputStream().write(new byte[] {'A', 'K', 'K', 'A', 1});
            socket.getOutputStream().flush();
            return socket.getInputStream().read() < 0 ? "refused" : "answers";
        } catch (SocketTimeoutException e) {
            return "waits";
        } catch (IOException e) {
            return "refused";
        }
    }

    @Test
    void withoutAKeyTheClusterStaysOnThisMachine() {
        for (String host : new String[] {"0.0.0.0", "192.0.2.7", "::"}) {
            assertThatThrownBy(() -> Settings.of(Map.of("cluster-host", host)))
                    .isInstanceOf(BadSetting.class)
                    .hasMessageContaining("cluster-key");
        }
        assertThat(Settings.of(Map.of("cluster-host", "localhost")).cluster().key()).isEmpty();
        assertThat(Settings.of(Map.of("cluster-host", "192.0.2.7", "cluster-key", "k")).cluster())
                .isNotNull();
    }

    @Test
    void aKeyIsForItsOwnerOnly() throws Exception {
        Path key = key("mine.p12");
        assertThat(Files.getPosixFilePermissions(key))
                .isEqualTo(PosixFilePermissions.fromString("rw-------"));
        ClusterKey.check(key);
        assertThatThrownBy(() -> ClusterKey.make(key)).hasMessageContaining("there already");
        Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r-----"));
        assertThatThrownBy(() -> ClusterKey.check(key)).hasMessageContaining("chmod 600");
        assertThatThrownBy(() -> ClusterKey.check(folder.resolve("none")))
                .hasMessageContaining("cannot be read");
        Path other = Files.writeString(folder.resolve("text"), "not a key");
        OwnerOnly.file(other);
        assertThatThrownBy(() -> ClusterKey.check(other)).hasMessageContaining("not a key made by");
        assertThatThrownBy(() -> ClusterKey.make(folder.resolve("nowhere/key")))
                .hasMessageContaining("cannot be made");
    }
}
