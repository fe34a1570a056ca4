package holosite.language.amount;

import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

/** A plain number. */
public record Fixed(double value) implements Amount {

    @Override
    public String say(Prose p) {
        return p.number(value);
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        return Quantity.of(p, value);
    }
}
