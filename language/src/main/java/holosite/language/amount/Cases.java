package holosite.language.amount;

import holosite.language.condition.Condition;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

import java.util.List;
import java.util.stream.Collectors;

/** A number that depends: the last case that is true replaces the others ("2, or 3 if …"). */
public record Cases(Amount otherwise, List<Case> cases) implements Amount {

    /** One better number and when it counts. */
    public record Case(Condition when, Amount amount) {}

    public Cases {
        cases = List.copyOf(cases);
    }

    @Override
    public String say(Prose p) {
        return otherwise.say(p)
                + cases.stream()
                        .map(c -> " (" + c.amount().say(p) + " " + p.given(c.when()) + ")")
                        .collect(Collectors.joining());
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        Quantity plain = otherwise.quantity(p, signed);
        var better = new StringBuilder(plain.number());
        for (Case c : cases) {
            Quantity its = c.amount().quantity(p, signed);
            better.append(" (")
                    .append(worded(its, plain, signed))
                    .append(' ')
                    .append(p.given(c.when()))
                    .append(')');
        }
        return new Quantity(plain.negative(), better.toString(), plain.tail(), plain.one());
    }

    /** A case of the same sign as the rest is told without it. */
    private static String worded(Quantity its, Quantity plain, boolean signed) {
        if (signed) {
            return its.signed();
        }
        return its.negative() == plain.negative() ? its.number() + its.tail() : its.plain();
    }
}
