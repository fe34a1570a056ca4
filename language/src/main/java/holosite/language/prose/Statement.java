package holosite.language.prose;

import java.util.Optional;

/**
 * One effect in words. A deed has someone who does it, so that it can follow "you may"; a fact or a
 * passage is complete in itself. A passage fills a sentence of its own.
 */
public sealed interface Statement
        permits Statement.Deed, Statement.Fact, Statement.Change, Statement.Passage {

    /** Somebody does something; nobody named: whoever takes the action. */
    record Deed(Optional<Party> who, Verb verb, String rest) implements Statement {}

    record Fact(String text) implements Statement {}

    /** A fact that is told as such, but follows "may" as somebody's deed. */
    record Change(String text, String deed) implements Statement {}

    record Passage(String text) implements Statement {}

    static Statement by(Party who, Verb verb, String... rest) {
        return new Deed(Optional.of(who), verb, Prose.words(rest));
    }

    static Statement by(Verb verb, String... rest) {
        return new Deed(Optional.empty(), verb, Prose.words(rest));
    }

    static Statement fact(String... text) {
        return new Fact(Prose.words(text));
    }

    static Statement change(String text, String... deed) {
        return new Change(text, Prose.words(deed));
    }

    static Statement passage(String... text) {
        return new Passage(Prose.words(text));
    }

    /** As it is told: "opponent loses 1 Force", "draw destiny". */
    default String told(Prose p) {
        return switch (this) {
            case Deed(var who, var verb, var rest) -> {
                boolean order = who.map(w -> w.reader() && p.commanding()).orElse(true);
                yield Prose.words(
                        order ? verb.imperative(p) : verb.clause(p, p.player(who.get()), true),
                        rest);
            }
            case Fact(var text) -> text;
            case Change(var text, var deed) -> text;
            case Passage(var text) -> text;
        };
    }

    /**
     * As it follows "may": "lose 1 Force", "make opponent lose 1 Force"; empty when no verb leads
     * it.
     */
    default Optional<String> after(Prose p, Party actor) {
        if (this instanceof Change(var text, var deed)) {
            return Optional.of(deed);
        }
        if (!(this instanceof Deed(var who, var verb, var rest))) {
            return Optional.empty();
        }
        String done = Prose.words(verb.infinitive(p), rest);
        if (who.isEmpty() || who.get() == actor) {
            return Optional.of(done);
        }
        return Optional.of(
                p.say("make %s %s", "obliger %s à %s", p.player(who.get()).text(), done));
    }
}
