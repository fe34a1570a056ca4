package holosite.language.condition;

import holosite.language.prose.Prose;
import java.util.List;

/** One of these holds. */
public record AnyOf(List<Condition> conditions) implements Condition {

    public AnyOf {
        conditions = List.copyOf(conditions);
    }

    @Override
    public String say(Prose p, boolean holds) {
        return p.clauses(conditions.stream().map(c -> c.say(p, holds)).toList(), !holds);
    }
}
