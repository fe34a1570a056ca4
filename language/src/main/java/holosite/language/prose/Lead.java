package holosite.language.prose;

import java.util.ArrayList;
import java.util.List;

/**
 * What comes before a main clause: how often, when, on what condition. {@code conditional} says
 * whether an "if" is among it.
 */
public record Lead(String words, boolean conditional) {

    public static final Lead NONE = new Lead("", false);

    /** An adverb or the like: "once per turn", "at the start of the game". */
    public static Lead adverb(String words) {
        return new Lead(words, false);
    }

    /** Several leads one after the other. */
    public static Lead of(Lead... parts) {
        var words = new ArrayList<String>();
        boolean conditional = false;
        for (Lead part : parts) {
            if (!part.isEmpty()) {
                words.add(part.words);
            }
            conditional |= part.conditional;
        }
        return new Lead(String.join(", ", words), conditional);
    }

    /** A clause that holds under a condition: "if you control this site". */
    static Lead condition(String words) {
        return new Lead(words, true);
    }

    public boolean isEmpty() {
        return words.isEmpty();
    }

    /**
     * The words and what they lead; an "if" that leads another is followed by a colon: "if that
     * destiny ≤ 5: if it is 0, …".
     */
    String before(Prose p, Lead next, String rest) {
        if (isEmpty()) {
            return rest;
        }
        boolean again = conditional && next.conditional();
        return words + (again ? p.say(": ", " : ") : ", ") + rest;
    }

    /** All parts, each behind the one before it. */
    static String chain(Prose p, List<Lead> leads, String main) {
        String text = main;
        Lead next = NONE;
        for (Lead lead : leads.reversed()) {
            text = lead.before(p, next, text);
            next = lead.isEmpty() ? next : lead;
        }
        return text;
    }
}
