package holosite.language.condition;

import java.util.List;

/** One of these holds. */
public record AnyOf(List<Condition> conditions) implements Condition {

    public AnyOf {
        conditions = List.copyOf(conditions);
    }
}
