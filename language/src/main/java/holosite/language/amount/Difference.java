package holosite.language.amount;

import holosite.language.prose.Prose;

/** One number less another. */
public record Difference(Amount from, Amount less) implements Amount {

    @Override
    public String say(Prose p) {
        return from.say(p) + " - " + less.say(p);
    }
}
