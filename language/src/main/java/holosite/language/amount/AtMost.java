package holosite.language.amount;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

/** A number, but no more than a cap. */
public record AtMost(Amount amount, Amount cap) implements Amount {
    public AtMost {
        Refuse.when(amount instanceof Fixed, "a fixed number needs no cap");
    }

    @Override
    public String say(Prose p) {
        return amount.factor(p) + p.say(" (at most ", " (au plus ") + cap.say(p) + ")";
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        Quantity free = amount.quantity(p, signed);
        String bound =
                p.say("(at most ", "(au plus ")
                        + (signed && cap instanceof Fixed ? free.negative() ? "-" : "+" : "")
                        + cap.say(p)
                        + ")";
        return free.with(bound);
    }
}
