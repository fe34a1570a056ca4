package holosite.language.condition;

import holosite.language.prose.Prose;
import java.util.List;
import java.util.stream.Stream;

/** All of these hold. */
public record Both(List<Condition> conditions) implements Condition {

    public Both {
        conditions = List.copyOf(conditions);
    }

    @Override
    public String say(Prose p, boolean holds) {
        return p.clauses(parts().stream().map(c -> c.say(p, holds)).toList(), holds);
    }

    /** All that is asked, also within conditions joined before. */
    public List<Condition> parts() {
        return conditions.stream()
                .flatMap(c -> c instanceof Both both ? both.parts().stream() : Stream.of(c))
                .toList();
    }
}
