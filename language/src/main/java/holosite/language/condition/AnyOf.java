package holosite.language.condition;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import java.util.List;

/** At least one of these is true. */
public record AnyOf(List<Condition> conditions) implements Condition {

    public AnyOf {
        conditions = Refuse.fewer(2, conditions, "a choice of conditions has two or more");
        Refuse.when(
                conditions.stream().anyMatch(Condition::always),
                "beside a condition that always holds the others are idle");
    }

    @Override
    public String say(Prose p, boolean holds) {
        return p.clauses(conditions.stream().map(c -> c.say(p, holds)).toList(), !holds);
    }
}
