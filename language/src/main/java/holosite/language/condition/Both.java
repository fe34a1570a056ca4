package holosite.language.condition;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import java.util.List;

/** All of these are true. */
public record Both(List<Condition> conditions) implements Condition {

    public Both {
        conditions = Refuse.fewer(2, conditions, "conditions are joined by twos or more");
    }

    @Override
    public String say(Prose p, boolean holds) {
        return p.clauses(parts().stream().map(c -> c.say(p, holds)).toList(), holds);
    }

    /** All its conditions, including those within conditions joined before. */
    @Override
    public List<Condition> parts() {
        return conditions.stream().flatMap(c -> c.parts().stream()).toList();
    }
}
