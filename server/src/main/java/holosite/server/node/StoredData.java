package holosite.server.node;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Backups as files, readable by their owner only. */
public final class StoredData {
    private StoredData() {}

    /**
     * Whether a server has ever stored something there.
     *
     * @throws BadSetting if it cannot be opened
     */
    public static boolean isIn(Settings settings) {
        LogSetup.set(settings.jsonLogs());
        return Database.isUsed(settings);
    }

    /**
     * Writes a backup of a database that no other process keeps to itself.
     *
     * @throws BadSetting if it cannot be opened, or nothing was ever stored there
     */
    public static void write(Settings settings, Path file) throws IOException {
        LogSetup.set(settings.jsonLogs());
        try (Database database = Database.used(settings);
                var out = Files.newOutputStream(empty(file))) {
            Backup.write(database.source(), out);
        }
    }

    /** Writes what a running server sends. */
    public static void copy(InputStream from, Path file) throws IOException {
        try (var out = Files.newOutputStream(empty(file))) {
            from.transferTo(out);
        }
    }

    /**
     * Puts a backup into an empty folder or database.
     *
     * @throws BadSetting if it is not empty, or the file is no backup
     */
    public static void read(Path file, Settings settings) throws IOException {
        LogSetup.set(settings.jsonLogs());
        Backup.checkWhole(file);
        try (InputStream in = Files.newInputStream(file)) {
            Backup.restore(in, settings);
        }
    }

    private static Path empty(Path file) throws IOException {
        Files.deleteIfExists(file);
        Files.createFile(file);
        OwnerOnly.file(file);
        return file;
    }
}
