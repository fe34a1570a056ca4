package holosite.language.amount;

import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

/** A number, but no less than a floor. */
public record AtLeast(Amount amount, Amount floor) implements Amount {

    @Override
    public String say(Prose p) {
        return amount.say(p) + p.say(" (at least ", " (au moins ") + floor.say(p) + ")";
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        Quantity free = amount.quantity(p, signed);
        return new Quantity(
                free.negative(),
                free.number(),
                Prose.words(free.tail(), p.say("(at least ", "(au moins ") + floor.say(p) + ")"),
                free.one());
    }
}
