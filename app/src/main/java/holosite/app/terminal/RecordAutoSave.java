package holosite.app.terminal;

import holosite.rules.notation.GameRecord;
import holosite.rules.notation.RecordNotation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * Saves the record of the game to a file after every decision: a killed process loses nothing. The
 * new record replaces the old one in one step.
 */
public final class RecordAutoSave {
    private Path file;
    private boolean failing;

    public RecordAutoSave(Path file) {
        this.file = file;
    }

    Path file() {
        return file;
    }

    /** Whether the last record could not be written. */
    boolean failing() {
        return failing;
    }

    /** Saves to this file from now on. */
    void to(Path other) {
        file = other;
        failing = false;
    }

    /** Saves the record; returns what went wrong, the first time only. */
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
