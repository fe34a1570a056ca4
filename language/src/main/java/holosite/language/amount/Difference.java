package holosite.language.amount;

import holosite.language.prose.Prose;

/** One number less another. */
public record Difference(Amount from, Amount less) implements Amount {

    @Override
    public boolean additive() {
        return true;
    }

    @Override
    public String say(Prose p) {
        return from.term(p) + " - " + less.factor(p);
    }
}
