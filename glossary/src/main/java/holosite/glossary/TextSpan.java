package holosite.glossary;

/** A piece of a text: plain words, emphasised words, or a link. */
public sealed interface TextSpan {
    /** The words to display. */
    String words();

    record Plain(String words) implements TextSpan {}

    record Stressed(String words) implements TextSpan {}

    /** A link to an entry. */
    record ToEntry(String entry, String words) implements TextSpan {}

    /** A link to a card by its title. */
    record ToCard(String words) implements TextSpan {}
}
