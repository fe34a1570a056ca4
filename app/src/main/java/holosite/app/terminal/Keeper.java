package holosite.app.terminal;

import holosite.rules.notation.GameRecord;
import holosite.rules.notation.RecordNotation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * Keeps the record of the game in a file, whole after every decision: a process that is killed
 * loses nothing. The new record takes the place of the old one in one step.
 */
public final class Keeper {
    private Path file;
    private boolean failing;

    public Keeper(Path file) {
        this.file = file;
    }

    Path file() {
        return file;
    }

    /** Whether the last record could not be written. */
    boolean failing() {
        return failing;
    }

    /** From now on the record goes to this file. */
    void to(Path other) {
        file = other;
        failing = false;
    }

    /** Writes the record; tells what went wrong, the first time only. */
    Optional<String> keep(Seating seating, GameRecord record) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            Path written = Files.createTempFile(folder, "holosite", ".part");
            try {
                Files.writeString(written, seating.heading() + RecordNotation.write(record));
                Files.move(written, file, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(written);
            }
            failing = false;
            return Optional.empty();
        } catch (IOException e) {
            boolean first = !failing;
            failing = true;
            return first ? Optional.of(reason(e)) : Optional.empty();
        }
    }

    private static String reason(IOException e) {
        return e.getClass().getSimpleName().replaceAll("Exception$", "") + ": " + e.getMessage();
    }
}
