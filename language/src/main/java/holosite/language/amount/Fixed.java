package holosite.language.amount;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

/** A plain number. */
public record Fixed(double value) implements Amount {
    public Fixed {
        Refuse.when(!Double.isFinite(value), "a fixed number is a number, not %s", value);
    }

    @Override
    public String say(Prose p) {
        return p.number(value);
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        return Quantity.of(p, value);
    }
}
