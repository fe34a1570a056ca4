package holosite.language.prose;

/** A player a text refers to: the reader, his opponent, or each of both. */
public interface NamedPlayer {

    /** How the player is named in a text. */
    Mention mention(Prose p);

    /** Whether this is the player who reads the text: "you". */
    boolean reader(Prose p);

    /** Whether no particular player is meant. */
    boolean anyone();
}
