package holosite.language.condition;

import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.check.Refuse;
import holosite.language.prose.Prose;

/** A number is even, or odd; zero is even, and a fraction is neither. */
public record Parity(Amount number, boolean even) implements Condition {
    public Parity {
        Refuse.when(number instanceof Fixed, "whether a fixed number is even is no question");
    }

    @Override
    public String say(Prose p, boolean holds) {
        String text = number.say(p);
        String kind = even ? p.say("even", "pair") : p.say("odd", "impair");
        return holds
                ? p.say("%s is %s", "%s est un nombre %s", text, kind)
                : p.say("%s is not %s", "%s n'est pas un nombre %s", text, kind);
    }
}
