package holosite.language.effect;

import holosite.language.prose.Clause;
import holosite.language.prose.NamedPlayer;
import holosite.language.prose.Passage;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Effects one after the other, as sentences. */
public final class EffectSentences {

    private EffectSentences() {}

    /** Within another sentence: "that character is lost and opponent loses 1 Force". */
    public static String within(Prose p, List<Effect> effects) {
        if (effects.isEmpty()) {
            return p.say("nothing happens", "rien ne se passe");
        }
        if (effects.size() == 1 && effects.getFirst() instanceof Remember number) {
            // a number chosen among several: what it is here, and its name from now on
            String amount = number.amount().say(p);
            p.antecedents().number(number.name(), p.say("the number chosen", "le nombre choisi"));
            return amount;
        }
        var all = statements(p, effects);
        var clauses = new ArrayList<Clause>();
        String last = "";
        for (int i = 0; i < all.size(); i++) {
            Passage told = all.get(i).told(p);
            boolean nested = all.get(i) instanceof Statement.Separate && i > 0;
            if (nested && i == all.size() - 1) {
                last = p.say(", and ", ", et ") + told.inline(p);
            } else if (nested) {
                clauses.add(Clause.of("(" + told.inline(p) + ")"));
            } else {
                clauses.add(told.only().orElseGet(() -> Clause.of(told.inline(p))));
            }
        }
        return p.and(Clause.spoken(p, clauses)) + last;
    }

    /** As separate sentences, one after the other. */
    public static Passage sentences(Prose p, List<Effect> effects) {
        return Passage.of(finish(p, statements(p, effects)));
    }

    /** What follows "you may": verbs as far as possible, then separate sentences. */
    public static Passage after(Prose p, NamedPlayer actor, List<Effect> effects) {
        return after(p, actor, Phrase.NONE, effects);
    }

    /** The same, for a price: "use 1 Force to draw destiny". */
    public static Passage after(Prose p, NamedPlayer actor, Phrase price, List<Effect> effects) {
        var verbs = new ArrayList<String>();
        var statements = statements(p, effects);
        int told = 0;
        for (; told < statements.size(); told++) {
            Optional<Phrase> verb = statements.get(told).after(p, actor);
            if (verb.isEmpty()) {
                break;
            }
            verbs.add(verb.get().spoken());
        }
        var rest = Passage.of(finish(p, statements.subList(told, statements.size())));
        if (!verbs.isEmpty()) {
            return Passage.of(Clause.of(price(p, price) + p.then(verbs))).then(rest);
        }
        if (price.isEmpty()
                && effects.size() == 1
                && effects.getFirst() instanceof ChooseOne one
                && one.who().equals(actor)) {
            return Passage.of(one.behind(p, Verb.CHOOSE.infinitive(p)));
        }
        return rest.behind(
                p,
                price.isEmpty()
                        ? p.say("apply this: ", "appliquer ceci : ")
                        : price.spoken() + p.say("; if so, ", " ; dans ce cas, "));
    }

    /** "Use 1 Force to "; a price explained after a comma is closed by another comma. */
    public static String price(Prose p, Phrase price) {
        if (price.isEmpty()) {
            return "";
        }
        return price.spoken() + (price.isExplained() ? "," : "") + p.say(" to ", " pour ");
    }

    private static List<Statement> statements(Prose p, List<Effect> effects) {
        var statements = new ArrayList<Statement>();
        for (Effect effect : effects) {
            Statement statement = effect.say(p);
            if (!statement.isEmpty()) {
                statements.add(statement);
            }
        }
        return statements;
    }

    private static List<Clause> finish(Prose p, List<Statement> statements) {
        var sentences = new ArrayList<Clause>();
        var open = new ArrayList<Statement>();
        for (Statement statement : statements) {
            if (statement instanceof Statement.Separate(var passage)) {
                close(p, sentences, open);
                sentences.addAll(passage.sentences());
            } else {
                open.add(statement);
            }
        }
        close(p, sentences, open);
        return sentences;
    }

    /** Deeds happen one after the other; facts are true at the same time. */
    private static void close(Prose p, List<Clause> sentences, List<Statement> open) {
        if (open.isEmpty()) {
            return;
        }
        var clauses = open.stream().flatMap(s -> s.told(p).sentences().stream()).toList();
        if (clauses.size() == 1) {
            sentences.add(clauses.getFirst());
        } else {
            var told = Clause.spoken(p, clauses);
            boolean deeds = open.stream().anyMatch(Statement.Doing.class::isInstance);
            sentences.add(Clause.of(deeds ? p.then(told) : p.and(told)));
        }
        open.clear();
    }
}
