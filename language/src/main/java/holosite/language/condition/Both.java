package holosite.language.condition;

import holosite.language.prose.Prose;
import java.util.List;

/** All of these hold. */
public record Both(List<Condition> conditions) implements Condition {

    public Both {
        conditions = List.copyOf(conditions);
    }

    @Override
    public String say(Prose p, boolean holds) {
        return p.clauses(conditions.stream().map(c -> c.say(p, holds)).toList(), holds);
    }
}
