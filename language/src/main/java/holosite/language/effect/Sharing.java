package holosite.language.effect;

import holosite.language.card.Duration;
import holosite.language.prose.Prose;

import java.util.ArrayList;
import java.util.List;

/**
 * Facts told one after the other share what they have in common: "that droid may not be stolen and
 * that droid may not move" becomes "that droid may not be stolen and may not move".
 */
public final class Sharing {

    private Sharing() {}

    public static List<String> share(Prose p, List<String> facts) {
        var shared = new ArrayList<String>(facts);
        for (int i = facts.size() - 1; i > 0; i--) {
            shared.set(i, withoutSubject(p, facts.get(i - 1), shared.get(i)));
            for (Duration duration : Duration.values()) {
                String span = " " + duration.say(p);
                String before = facts.get(i - 1);
                if (!span.isBlank() && facts.get(i).endsWith(span) && before.endsWith(span)) {
                    shared.set(i - 1, before.substring(0, before.length() - span.length()));
                }
            }
        }
        return shared;
    }

    /** Whether the second fact can do without its subject after the first. */
    public static boolean sameSubject(Prose p, String before, String fact) {
        return !p.subject(before, fact).isEmpty();
    }

    private static String withoutSubject(Prose p, String before, String fact) {
        String subject = p.subject(before, fact);
        return subject.isEmpty() ? fact : fact.substring(subject.length() + 1);
    }
}
