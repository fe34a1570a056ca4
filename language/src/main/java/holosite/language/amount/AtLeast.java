package holosite.language.amount;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

/** A number, but no less than a floor. */
public record AtLeast(Amount amount, Amount floor) implements Amount {
    public AtLeast {
        Refuse.when(amount instanceof Fixed, "a fixed number needs no floor");
    }

    @Override
    public String say(Prose p) {
        return amount.factor(p) + p.say(" (at least ", " (au moins ") + floor.say(p) + ")";
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        return amount.quantity(p, signed)
                .with(p.say("(at least ", "(au moins ") + floor.say(p) + ")");
    }
}
