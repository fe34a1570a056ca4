package holosite.app;

import holosite.cards.AllCards;
import holosite.rules.notation.GameRecord;
import holosite.rules.notation.Malformed;
import holosite.rules.notation.RecordNotation;
import java.nio.file.Path;

/** Game records in files. */
final class Records {
    private Records() {}

    /** The record that this text of a file is. */
    static GameRecord read(Path file, String text) {
        try {
            return RecordNotation.read(text, AllCards::all);
        } catch (Malformed e) {
            throw new BadInput(file + ", " + e.getMessage());
        }
    }
}
