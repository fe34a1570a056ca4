package holosite.server.node;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The file by which the processes of a cluster know each other: a key and its own certificate. They
 * speak to each other in TLS only, and only with whoever shows this certificate; so whoever has the
 * file belongs to the cluster.
 */
public final class ClusterKey {
    /** The format wants a password; what keeps the file safe is that only its owner may read it. */
    private static final String PASSWORD = "holosite";

    private static final Set<PosixFilePermission> OTHERS =
            Set.of(
                    PosixFilePermission.GROUP_READ,
                    PosixFilePermission.GROUP_WRITE,
                    PosixFilePermission.OTHERS_READ,
                    PosixFilePermission.OTHERS_WRITE);

    private ClusterKey() {}

    /**
     * Makes a new key.
     *
     * @throws BadSetting if the file is there already or cannot be written
     */
    public static void make(Path file) {
        if (Files.exists(file)) {
            throw new BadSetting(
                    "'%s' is there already: a cluster whose nodes have it needs it."
                            .formatted(file));
        }
        Path tool = Path.of(System.getProperty("java.home"), "bin", "keytool");
        var command =
                List.of(
                        tool.toString(),
                        "-genkeypair",
                        "-alias",
                        "holosite",
                        "-keyalg",
                        "EC",
                        "-groupname",
                        "secp256r1",
                        "-validity",
                        "7300",
                        "-dname",
                        "CN=holosite",
                        "-storetype",
                        "PKCS12",
                        "-storepass",
                        PASSWORD,
                        "-keystore",
                        file.toString());
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            String said =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new BadSetting(
                        "'%s' cannot be made: %s"
                                .formatted(file, said.strip().lines().findFirst().orElse("")));
            }
            OwnerOnly.file(file);
        } catch (IOException e) {
            throw new BadSetting("'%s' cannot be made: %s".formatted(file, e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while making a key", e);
        }
    }

    /**
     * Checks that a key can be used.
     *
     * @throws BadSetting if it cannot
     */
    static void check(Path file) {
        if (!Files.isReadable(file)) {
            throw new BadSetting(
                    "The cluster's key '%s' cannot be read. './holosite cluster-key %s' makes one."
                            .formatted(file, file));
        }
        try {
            if (OwnerOnly.isSupported(file)
                    && Files.getPosixFilePermissions(file).stream().anyMatch(OTHERS::contains)) {
                throw new BadSetting(
                        "Others than its owner may read the cluster's key '%s': chmod 600 %s."
                                .formatted(file, file));
            }
            if (!KeyStore.getInstance(file.toFile(), PASSWORD.toCharArray())
                    .aliases()
                    .hasMoreElements()) {
                throw new BadSetting("There is no key in '%s'.".formatted(file));
            }
        } catch (IOException | GeneralSecurityException e) {
            throw new BadSetting(
                    "'%s' is not a key made by './holosite cluster-key': %s"
                            .formatted(file, e.getMessage()));
        }
    }

    /** What Pekko needs to use it. */
    static Map<String, Object> config(Path file) {
        String engine = "pekko.remote.artery.ssl.config-ssl-engine.";
        var values = new HashMap<String, Object>();
        values.put("pekko.remote.artery.transport", "tls-tcp");
        for (String store : List.of("key-store", "trust-store")) {
            values.put(engine + store, file.toAbsolutePath().toString());
            values.put(engine + store + "-password", PASSWORD);
        }
        values.put(engine + "key-password", PASSWORD);
        values.put(engine + "protocol", "TLSv1.3");
        values.put(engine + "enabled-algorithms", List.of("TLS_AES_256_GCM_SHA384"));
        values.put(engine + "require-mutual-authentication", "on");
        // one certificate for all machines: it names none
        values.put(engine + "hostname-verification", "off");
        return values;
    }
}
