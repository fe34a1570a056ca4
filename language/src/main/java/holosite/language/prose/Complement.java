package holosite.language.prose;

/** What is told of a card beyond its noun: where it is, what it has, how it stands to another. */
public interface Complement {

    /** As it follows the noun: "present with it". */
    String after(Prose p, Agreement noun);

    /** As a clause of its own: "it is present with a droid", or that it is not. */
    String clause(Prose p, Mention subject, boolean holds);

    /** As it follows a noun of which it is not true: "that is not at a swamp". */
    default String afterNot(Prose p, Agreement noun) {
        return clause(p, Mention.third(p.say("that", "qui"), noun), false);
    }

    /** Whether its clause is no more than "is" and the words that follow a noun. */
    default boolean plain() {
        return false;
    }

    /**
     * Words after the noun that make a clause with "is": "at a swamp". A French word that agrees
     * ends in a star.
     */
    static Complement of(String en, String fr) {
        return new Complement() {
            @Override
            public String after(Prose p, Agreement noun) {
                return p.say(en, Adjective.agree(fr, noun));
            }

            @Override
            public boolean plain() {
                return true;
            }

            @Override
            public String clause(Prose p, Mention subject, boolean holds) {
                return Verb.BE.clause(p, subject, holds) + " " + after(p, subject.agreement());
            }
        };
    }

    /**
     * Words after the noun, and the whole clause they become, given the subject, when it holds or
     * does not.
     */
    static Complement of(
            String en, String fr, String enHolds, String frHolds, String enNot, String frNot) {
        return new Complement() {
            @Override
            public String after(Prose p, Agreement noun) {
                return p.say(en, Adjective.agree(fr, noun));
            }

            @Override
            public String clause(Prose p, Mention subject, boolean holds) {
                String own = holds ? p.say(enHolds, frHolds) : p.say(enNot, frNot);
                return Adjective.agree(own, subject.agreement()).formatted(subject.text());
            }
        };
    }
}
