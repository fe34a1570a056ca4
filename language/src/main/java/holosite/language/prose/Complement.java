package holosite.language.prose;

import java.util.Optional;
import java.util.Set;

/** What is said of a card beyond its noun: where it is, what it has, how it relates to another. */
public interface Complement {

    /**
     * What the words after the noun begin with; two that begin alike need an "and" between them.
     */
    enum Link {
        NONE,
        /** "At a site", "à un site". */
        AT,
        /** "Where a battle is going on", "où se déroule une bataille". */
        WHERE,
        /** "Aboard a starship", but "à bord de" in French. */
        ABOARD;

        boolean follows(Set<Link> before, Prose p) {
            return switch (this) {
                case NONE -> false;
                case AT, WHERE -> before.contains(this);
                case ABOARD -> p.french() && before.contains(AT);
            };
        }
    }

    /** Whether it names other cards, so that words behind it could be about them. */
    default boolean namesOthers() {
        return false;
    }

    default Link link(Prose p) {
        return Link.NONE;
    }

    /** As it follows the noun: "present with it". */
    String after(Prose p, Agreement noun);

    /**
     * As it follows the noun where only one card can be meant, which then is "the" one: "the
     * location of the battle".
     */
    default Optional<String> only(Prose p) {
        return Optional.empty();
    }

    /**
     * As it follows a noun of which only one card can be meant: it does not tell it from others.
     */
    default String afterOnly(Prose p, Agreement noun) {
        return after(p, noun);
    }

    /** As a separate clause: "it is present with a droid", or that it is not. */
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

    /** The same for words that begin with "where". */
    static Complement where(
            String en, String fr, String enHolds, String frHolds, String enNot, String frNot) {
        return where("", "", of(en, fr, enHolds, frHolds, enNot, frNot));
    }

    /** The same where only one place can be meant, with the words that name it: "of the battle". */
    static Complement where(String onlyEn, String onlyFr, Complement words) {
        return new Complement() {
            @Override
            public Link link(Prose p) {
                return Link.WHERE;
            }

            @Override
            public Optional<String> only(Prose p) {
                return Optional.of(p.say(onlyEn, onlyFr)).filter(text -> !text.isEmpty());
            }

            @Override
            public String after(Prose p, Agreement noun) {
                return words.after(p, noun);
            }

            @Override
            public String clause(Prose p, Mention subject, boolean holds) {
                return words.clause(p, subject, holds);
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
