package holosite.language.amount;

import holosite.language.condition.Condition;
import java.util.List;

/** A number that depends: the last case that is true replaces the others ("2, or 3 if …"). */
public record Cases(Amount otherwise, List<Case> cases) implements Amount {

    /** One better number and when it counts. */
    public record Case(Condition when, Amount amount) {}

    public Cases {
        cases = List.copyOf(cases);
    }
}
