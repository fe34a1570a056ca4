package holosite.glossary;

/** A piece of a text: bare words, words to stress, or a link. */
public sealed interface Span {
    /** What is read there. */
    String words();

    record Plain(String words) implements Span {}

    record Stressed(String words) implements Span {}

    /** A link to an entry. */
    record ToEntry(String entry, String words) implements Span {}

    /** A link to a card by its title. */
    record ToCard(String words) implements Span {}
}
