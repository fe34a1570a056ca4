package holosite.app.input;

import holosite.rules.notation.GameRecord;
import holosite.rules.notation.MalformedText;
import holosite.rules.notation.RecordNotation;
import java.nio.file.Path;

/** A game record in a file. */
public final class RecordFile {
    private RecordFile() {}

    /** Reads the text of a file as a game record. */
    public static GameRecord read(Path file, String text) {
        try {
            return RecordNotation.read(text, DeckArgument.pool());
        } catch (MalformedText e) {
            throw new BadInput(file + ", " + e.getMessage());
        }
    }
}
