package holosite.language.amount;

import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

/** A number times another. */
public record Product(Amount factor, Amount amount) implements Amount {

    @Override
    public String say(Prose p) {
        if (factor instanceof Fixed(double value) && value == 2) {
            return p.say("twice ", "le double de ") + amount.factor(p);
        }
        return factor.factor(p) + p.say(" times ", " fois ") + amount.factor(p);
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        if (!(factor instanceof Fixed(double value))) {
            return Quantity.unknown(p, say(p));
        }
        Quantity times = amount.quantity(p, signed);
        if (times.number().equals("1")) {
            return new Quantity(
                    value < 0 != times.negative(),
                    p.number(Math.abs(value)),
                    times.tail(),
                    "",
                    Math.abs(value) < 2);
        }
        if (value == -1) {
            return times.negated();
        }
        return Quantity.unknown(p, say(p));
    }
}
