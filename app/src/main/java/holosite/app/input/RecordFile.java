package holosite.app.input;


import holosite.rules.notation.GameRecord;
import holosite.rules.notation.Malformed;
import holosite.rules.notation.RecordNotation;

import java.nio.file.Path;

/** Game records in files. */
public final class RecordFile {
    private RecordFile() {}

    /** The record that this text of a file is. */
    public static GameRecord read(Path file, String text) {
        try {
            return RecordNotation.read(text, DeckArgument.pool());
        } catch (Malformed e) {
            throw new BadInput(file + ", " + e.getMessage());
        }
    }
}
