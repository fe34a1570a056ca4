package holosite.language.prose;

import holosite.language.card.Who;
import holosite.language.effect.Effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Effects one after the other, as sentences. */
public final class Passages {

    private Passages() {}

    /** Within another sentence: "that character is lost and opponent loses 1 Force". */
    public static String within(Prose p, List<Effect> effects) {
        if (effects.isEmpty()) {
            return p.say("nothing happens", "rien ne se passe");
        }
        return p.and(
                effects.stream().map(e -> e.say(p).told(p)).filter(t -> !t.isEmpty()).toList());
    }

    /** On their own, from one sentence to the next. */
    public static String sentences(Prose p, List<Effect> effects) {
        return finish(p, new ArrayList<>(), new ArrayList<>(), effects);
    }

    /** What follows "you may": verbs as long as they last, then sentences of their own. */
    public static String after(Prose p, Who actor, List<Effect> effects) {
        var lead = new ArrayList<String>();
        for (int i = 0; i < effects.size(); i++) {
            Statement statement = effects.get(i).say(p);
            Optional<String> verb = statement.after(p, actor);
            if (verb.isEmpty()) {
                String rest = rest(p, statement, effects.subList(i + 1, effects.size()));
                if (lead.isEmpty()) {
                    return p.say("decide: ", "décider : ") + rest;
                }
                return p.then(lead) + (rest.isEmpty() ? "" : ". " + capital(rest));
            }
            lead.add(verb.get());
        }
        return p.then(lead);
    }

    private static String rest(Prose p, Statement first, List<Effect> more) {
        var sentences = new ArrayList<String>();
        var open = new ArrayList<String>();
        add(p, first, sentences, open);
        return finish(p, sentences, open, more);
    }

    private static String finish(
            Prose p, List<String> sentences, List<String> open, List<Effect> effects) {
        for (Effect effect : effects) {
            add(p, effect.say(p), sentences, open);
        }
        close(p, sentences, open);
        var all = new StringBuilder();
        for (String sentence : sentences) {
            all.append(all.isEmpty() ? sentence : ". " + capital(sentence));
        }
        return all.toString();
    }

    private static void add(
            Prose p, Statement statement, List<String> sentences, List<String> open) {
        String told = statement.told(p);
        if (told.isEmpty()) {
            return;
        }
        if (statement instanceof Statement.Passage) {
            close(p, sentences, open);
            sentences.add(told);
        } else {
            open.add(told);
        }
    }

    private static void close(Prose p, List<String> sentences, List<String> open) {
        if (!open.isEmpty()) {
            sentences.add(p.then(open));
            open.clear();
        }
    }

    static String capital(String text) {
        return text.isEmpty()
                ? text
                : text.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + text.substring(1);
    }
}
