package holosite.language.prose;

import java.util.Optional;

/**
 * One effect in words. What is done has someone who does it, so that it can follow "you may"; a
 * fact or a separate statement is complete in itself. A separate one fills a sentence of its own.
 */
public sealed interface Statement
        permits Statement.Doing, Statement.Fact, Statement.Change, Statement.Separate {

    /** Somebody does something; if nobody is named, whoever takes the action. */
    record Doing(Optional<NamedPlayer> who, Verb verb, Phrase rest) implements Statement {}

    record Fact(Clause clause) implements Statement {}

    /** A fact that is worded as such, but follows "may" as somebody's deed. */
    record Change(Clause clause, Phrase deed) implements Statement {}

    /** What takes separate sentences. */
    record Separate(Passage passage) implements Statement {}

    static Statement by(NamedPlayer who, Verb verb, String... rest) {
        return by(who, verb, Phrase.of(rest));
    }

    static Statement by(NamedPlayer who, Verb verb, Phrase rest) {
        return new Doing(Optional.of(who), verb, rest);
    }

    static Statement by(Verb verb, String... rest) {
        return by(verb, Phrase.of(rest));
    }

    static Statement by(Verb verb, Phrase rest) {
        return new Doing(Optional.empty(), verb, rest);
    }

    static Statement fact(Clause clause) {
        return new Fact(clause);
    }

    static Statement change(Clause clause, String... deed) {
        return new Change(clause, Phrase.of(deed));
    }

    static Statement change(Clause clause, Phrase deed) {
        return new Change(clause, deed);
    }

    static Statement separate(Clause... sentences) {
        return new Separate(Passage.of(sentences));
    }

    static Statement separate(Passage passage) {
        return new Separate(passage);
    }

    /** Whether there is nothing to say. */
    default boolean isEmpty() {
        return this instanceof Fact(var clause) && clause.isEmpty();
    }

    /** As it is stated: "opponent loses 1 Force", "draw destiny". */
    default Passage told(Prose p) {
        return switch (this) {
            case Doing(var who, var verb, var rest) -> {
                boolean order =
                        who.map(w -> w.reader(p) && p.commanding()).orElse(!p.isReadToOpponent());
                String done =
                        order
                                ? verb.imperative(p)
                                : verb.clause(
                                        p, who.map(p::player).or(p::owner).orElseThrow(), true);
                yield Passage.of(Clause.of(rest.after(done)));
            }
            case Fact(var clause) -> Passage.of(clause);
            case Change(var clause, var deed) -> Passage.of(clause);
            case Separate(var passage) -> passage;
        };
    }

    /**
     * As it follows "may": "lose 1 Force", "make opponent lose 1 Force"; empty when no verb leads
     * it.
     */
    default Optional<Phrase> after(Prose p, NamedPlayer actor) {
        return switch (this) {
            case Change(var clause, var deed) -> Optional.of(deed);
            case Doing(var who, var verb, var rest) -> {
                Phrase done = rest.after(verb.infinitive(p));
                yield Optional.of(
                        who.isEmpty() || who.get().equals(actor)
                                ? done
                                : done.within(
                                        words ->
                                                p.say(
                                                        "make %s %s",
                                                        who.get().reader(p)
                                                                ? "%s obliger à %s"
                                                                : "obliger %s à %s",
                                                        p.player(who.get()).text(),
                                                        words)));
            }
            case Fact fact -> Optional.empty();
            case Separate separate -> Optional.empty();
        };
    }
}
