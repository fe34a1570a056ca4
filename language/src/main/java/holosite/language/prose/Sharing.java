package holosite.language.prose;

import holosite.language.card.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Facts told one after the other share what they have in common: "that droid may not be stolen and
 * that droid may not move" becomes "that droid may not be stolen and may not move".
 */
final class Sharing {

    /** The verbs before which a repeated subject can be left out. */
    private static final Set<String> VERBS =
            Set.of(
                    "is",
                    "are",
                    "has",
                    "have",
                    "may",
                    "goes",
                    "go",
                    "crashes",
                    "crash",
                    "loses",
                    "est",
                    "sont",
                    "a",
                    "ont",
                    "peut",
                    "peuvent",
                    "ne",
                    "n'est",
                    "se",
                    "s'écrase",
                    "s'écrasent",
                    "passe",
                    "passent",
                    "perd");

    private Sharing() {}

    static List<String> share(Prose p, List<String> facts) {
        var shared = new ArrayList<String>(facts);
        for (int i = facts.size() - 1; i > 0; i--) {
            shared.set(i, withoutSubject(facts.get(i - 1), shared.get(i)));
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

    private static String withoutSubject(String before, String fact) {
        String[] one = before.split(" ");
        String[] two = fact.split(" ");
        int same = 0;
        while (same < Math.min(one.length, two.length) - 1 && one[same].equals(two[same])) {
            if (same > 0 && VERBS.contains(one[same])) {
                break;
            }
            same++;
        }
        boolean subject = same > 1 && VERBS.contains(one[same]) && VERBS.contains(two[same]);
        return subject ? String.join(" ", Arrays.asList(two).subList(same, two.length)) : fact;
    }
}
