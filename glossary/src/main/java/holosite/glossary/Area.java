package holosite.glossary;

import java.util.Arrays;
import java.util.Optional;

/** The six areas of the game by which claims are counted. */
public enum Area {
    TIMING("timing"),
    SPACE("space"),
    BATTLE("battle"),
    IDENTITY("identity"),
    SET_PIECES("set-pieces"),
    CARDS("cards");

    private final String word;

    Area(String word) {
        this.word = word;
    }

    /** The area with this name, such as {@code set-pieces}. */
    public static Optional<Area> named(String word) {
        return Arrays.stream(values()).filter(area -> area.word.equals(word)).findFirst();
    }

    /** The area's name, as in the glossary file and on the command line. */
    @Override
    public String toString() {
        return word;
    }
}
