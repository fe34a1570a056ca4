package holosite.rules.setup;

import holosite.language.prose.Language;

/**
 * Something that keeps a deck from being played with: what it is, what to do about it, and the
 * glossary entry that explains more, if any.
 */
public record DeckProblem(String en, String fr, String remedyEn, String remedyFr, String entry) {

    public String text(Language language) {
        return language == Language.FR ? fr : en;
    }

    public String remedy(Language language) {
        return language == Language.FR ? remedyFr : remedyEn;
    }
}
