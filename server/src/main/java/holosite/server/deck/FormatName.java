package holosite.server.deck;

import holosite.language.prose.Language;
import holosite.rules.setup.DeckFormat;
import holosite.rules.tell.DeckWords;

/** A format by the word for it and the name people know it by. */
public record FormatName(String key, String name) {

    static FormatName of(DeckFormat format, Language language) {
        return new FormatName(format.toString(), new DeckWords(language).format(format));
    }

    /** The format of this word; one that is not known here is called by its word. */
    public static FormatName of(String word, Language language) {
        return DeckFormat.named(word)
                .map(format -> of(format, language))
                .orElseGet(() -> new FormatName(word, word));
    }
}
