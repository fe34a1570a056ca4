package holosite.language.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Words of a clause, and what the clause must explain at its end: "lose X Force" and "where X is
 * the number of your droids here".
 */
public record Phrase(String words, String explanation) {

    public static final Phrase NONE = new Phrase("", "");

    /** Words with single blanks between those that are not empty. */
    public static Phrase of(String... words) {
        return new Phrase(Prose.words(words), "");
    }

    /** Several phrases as a list; what they explain follows the list. */
    public static Phrase and(Prose p, List<Phrase> parts) {
        var words = new ArrayList<String>();
        var explanation = new StringBuilder();
        for (Phrase part : parts) {
            words.add(part.words);
            explanation.append(part.explanation);
        }
        return new Phrase(p.and(words), explanation.toString());
    }

    public Phrase with(String... more) {
        return new Phrase(Prose.words(words, Prose.words(more)), explanation);
    }

    public Phrase with(Phrase more) {
        return new Phrase(Prose.words(words, more.words), explanation + more.explanation);
    }

    /** The same after other words. */
    public Phrase after(String... before) {
        return of(before).with(this);
    }

    /** The same with its words inserted into others. */
    public Phrase within(UnaryOperator<String> frame) {
        return new Phrase(frame.apply(words), explanation);
    }

    public boolean isEmpty() {
        return words.isEmpty();
    }

    /** Whether it has something to explain. */
    public boolean isExplained() {
        return !explanation.isEmpty();
    }

    /** The words and what they explain, as they are said where no clause follows. */
    public String spoken() {
        return words + explanation;
    }
}
