package holosite.language.prose;

/**
 * When something can be done or happens: an adverb ("during your turn"), or a clause that needs a
 * conjunction before it ("if" opponent has just deployed a card).
 */
public record TimePhrase(Kind kind, String words) {

    /** What stands before the words. */
    public enum Kind {
        ADVERB,
        /** A clause whose conjunction is still open. */
        CLAUSE,
        GIVEN,
        WHEN
    }

    /** Any time at all: nothing is said. */
    public static final TimePhrase ANY = adverb("");

    public static TimePhrase adverb(String words) {
        return new TimePhrase(Kind.ADVERB, words);
    }

    public static TimePhrase clause(String... words) {
        return new TimePhrase(Kind.CLAUSE, Prose.words(words));
    }

    /** After "if", unless it is an adverb. */
    public TimePhrase given() {
        return kind == Kind.CLAUSE ? new TimePhrase(Kind.GIVEN, words) : this;
    }

    /** After "when", unless it is an adverb. */
    public TimePhrase when() {
        return kind == Kind.CLAUSE ? new TimePhrase(Kind.WHEN, words) : this;
    }

    boolean conditional() {
        return kind == Kind.GIVEN;
    }

    Lead lead(Prose p) {
        return switch (kind) {
            case ADVERB, CLAUSE -> Lead.adverb(words);
            case GIVEN -> new Lead(p.say("if ", "si ") + words, true);
            case WHEN -> Lead.adverb(p.say("when ", "quand ") + words);
        };
    }
}
