package holosite.rules.notation;

import holosite.language.prose.Language;

/** A list of cards that cannot be read at all: in which line, and what to do about it. */
public final class UnreadableDeck extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Why. */
    public enum Reason {
        NO_CARDS(
                "No card is named: write a line '2x Title' for each.",
                "Aucune carte n'est nommée : écrivez une ligne « 2x Titre » pour chacune."),
        LINE(
                "This line cannot be understood: write '2x Title', with a number from 1 on.",
                "Cette ligne ne se comprend pas : écrivez « 2x Titre », avec un nombre à partir de"
                        + " 1."),
        NO_DECK_TAG(
                "This looks like XML, but has no whole <deck> in it.",
                "Cela ressemble à du XML, mais ne contient pas de <deck> entier."),
        NO_ID(
                "This card has no 'blueprintId' that could be understood.",
                "Cette carte n'a pas de « blueprintId » compréhensible."),
        DECLARATION(
                "XML with declarations of its own (DOCTYPE, ENTITY) is not read: take them out.",
                "Du XML avec ses propres déclarations (DOCTYPE, ENTITY) n'est pas lu :"
                        + " retirez-les."),
        TOO_MANY(
                "These are more than 300 cards: that is no deck.",
                "Ce sont plus de 300 cartes : ce n'est pas un deck.");

        private final String en;
        private final String fr;

        Reason(String en, String fr) {
            this.en = en;
            this.fr = fr;
        }

        public String text(Language language) {
            return language == Language.FR ? fr : en;
        }
    }

    private final int line;
    private final Reason reason;

    UnreadableDeck(int line, Reason reason) {
        super("line " + line + ": " + reason.en);
        this.line = line;
        this.reason = reason;
    }

    /** The line that is wrong, counted from 1. */
    public int line() {
        return line;
    }

    public Reason reason() {
        return reason;
    }
}
