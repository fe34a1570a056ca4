package holosite.language.amount;

import holosite.language.prose.Prose;

/** The square root of a number, unrounded; a negative number has none, and counts as 0. */
public record SquareRoot(Amount amount) implements Amount {
    public SquareRoot {
        Amount.refuseBelow(0, amount, "a number below 0 has no square root");
    }

    @Override
    public boolean open() {
        return !amount.additive() && !amount.open();
    }

    @Override
    public String say(Prose p) {
        return p.say("the square root of ", "la racine carrée de ") + amount.factor(p);
    }
}
