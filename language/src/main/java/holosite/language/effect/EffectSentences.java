package holosite.language.effect;

import holosite.language.prose.Party;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;

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
            // a number chosen among several: what it is here, and what it is called from now on
            String amount = number.amount().say(p);
            p.number(number.name(), p.say("the number chosen", "le nombre choisi"));
            return amount;
        }
        var all = statements(p, effects);
        var told = new ArrayList<String>();
        String last = "";
        for (int i = 0; i < all.size(); i++) {
            String text = all.get(i).told(p);
            boolean nested = all.get(i) instanceof Statement.Passage && i > 0;
            if (nested && i == all.size() - 1) {
                last = p.say(", and ", ", et ") + text;
            } else {
                told.add(nested ? "(" + text + ")" : text);
            }
        }
        return p.and(Sharing.share(p, told)) + last;
    }

    /** On their own, from one sentence to the next. */
    public static String sentences(Prose p, List<Effect> effects) {
        return finish(p, statements(p, effects));
    }

    /** What follows "you may": verbs as long as they last, then sentences of their own. */
    public static String after(Prose p, Party actor, List<Effect> effects) {
        return after(p, actor, "", effects);
    }

    /** The same, for a price: "use 1 Force to draw destiny". */
    public static String after(Prose p, Party actor, String price, List<Effect> effects) {
        var lead = new ArrayList<String>();
        String rest = "";
        var statements = statements(p, effects);
        for (int i = 0; i < statements.size() && rest.isEmpty(); i++) {
            Optional<String> verb = statements.get(i).after(p, actor);
            if (verb.isPresent()) {
                lead.add(verb.get());
            } else {
                rest = finish(p, statements.subList(i, statements.size()));
            }
        }
        if (lead.isEmpty()) {
            return price.isEmpty()
                    ? p.say("apply this: ", "appliquer ceci : ") + rest
                    : price + p.say("; if so, ", " ; dans ce cas, ") + rest;
        }
        String first = price(p, price) + p.then(lead);
        return rest.isEmpty() ? first : first + ". " + Prose.capital(rest);
    }

    /** "Use 1 Force to "; a price explained behind a comma is closed by another. */
    public static String price(Prose p, String price) {
        if (price.isEmpty()) {
            return "";
        }
        return price
                + (price.contains(p.say(", where X is ", ", X étant ")) ? "," : "")
                + p.say(" to ", " pour ");
    }

    private static List<Statement> statements(Prose p, List<Effect> effects) {
        var statements = new ArrayList<Statement>();
        for (Effect effect : effects) {
            Statement statement = effect.say(p);
            if (!statement.told(p).isEmpty()) {
                statements.add(statement);
            }
        }
        return statements;
    }

    private static String finish(Prose p, List<Statement> statements) {
        var sentences = new ArrayList<String>();
        var open = new ArrayList<Statement>();
        for (Statement statement : statements) {
            if (statement instanceof Statement.Passage) {
                close(p, sentences, open);
                sentences.add(statement.told(p));
            } else {
                open.add(statement);
            }
        }
        close(p, sentences, open);
        var all = new StringBuilder();
        for (String sentence : sentences) {
            all.append(all.isEmpty() ? sentence : ". " + Prose.capital(sentence));
        }
        return all.toString();
    }

    /** Deeds follow one another; facts hold side by side. */
    private static void close(Prose p, List<String> sentences, List<Statement> open) {
        if (open.isEmpty()) {
            return;
        }
        var told = Sharing.share(p, open.stream().map(s -> s.told(p)).toList());
        boolean deeds = open.stream().anyMatch(Statement.Deed.class::isInstance);
        sentences.add(deeds ? p.then(told) : p.and(told));
        open.clear();
    }
}
