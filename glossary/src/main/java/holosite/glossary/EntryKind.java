package holosite.glossary;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What an entry is about: one card, a rule, a word of the game, or only a pointer elsewhere. Base
 * words are ours: what a newcomer looks for and the glossary takes for granted.
 */
public enum EntryKind {
    CARD,
    RULE,
    TERM,
    REDIRECT,
    BASE;

    static Optional<EntryKind> named(String word) {
        return Arrays.stream(values()).filter(kind -> kind.toString().equals(word)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
