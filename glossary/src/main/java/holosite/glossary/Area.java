package holosite.glossary;

import java.util.Arrays;
import java.util.Optional;

/** The six parts of the game by which the claims are counted. */
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

    /** The area a person means by a word such as {@code set-pieces}. */
    public static Optional<Area> named(String word) {
        return Arrays.stream(values()).filter(area -> area.word.equals(word)).findFirst();
    }

    /** The area's word, as it stands in the glossary file and on the command line. */
    @Override
    public String toString() {
        return word;
    }
}
