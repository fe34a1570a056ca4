package holosite.server.node;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Files and folders that nobody but their owner may read, where the file system knows of owners.
 */
final class OwnerOnly {
    private OwnerOnly() {}

    static boolean isSupported(Path path) {
        return Files.getFileAttributeView(path, PosixFileAttributeView.class) != null;
    }

    static void folder(Path folder) throws IOException {
        set(folder, "rwx------");
    }

    static void file(Path file) throws IOException {
        set(file, "rw-------");
    }

    private static void set(Path path, String permissions) throws IOException {
        if (isSupported(path)) {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
        }
    }
}
