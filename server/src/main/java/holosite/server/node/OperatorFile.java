package holosite.server.node;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file in the data folder by which the owner of a running server can speak to it from the command
 * line: where it listens, and a secret. Only who can read the folder can read it.
 *
 * @param address where the server listens
 * @param secret what it asks for
 */
public record OperatorFile(String address, String secret) {
    private static final String NAME = "holosite.operator";

    /** Writes it; the server deletes it when it stops. */
    public void write(Path folder) {
        Path file = folder.resolve(NAME);
        try {
            Files.deleteIfExists(file);
            Files.createFile(file);
            OwnerOnly.file(file);
            Files.writeString(file, address + "\n" + secret + "\n");
        } catch (IOException e) {
            throw new BadSetting(
                    "The file '%s' cannot be written: %s".formatted(file, e.getMessage()));
        }
    }

    public static void delete(Path folder) {
        try {
            Files.deleteIfExists(folder.resolve(NAME));
        } catch (IOException e) {
            // it names a server that is gone, and the next one writes another
            return;
        }
    }

    /** The one in this folder, if a server is running or was killed there. */
    public static Optional<OperatorFile> in(Path folder) {
        try {
            var lines = Files.readAllLines(folder.resolve(NAME), StandardCharsets.UTF_8);
            return lines.size() == 2
                    ? Optional.of(new OperatorFile(lines.get(0), lines.get(1)))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
