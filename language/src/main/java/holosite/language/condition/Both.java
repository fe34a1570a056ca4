package holosite.language.condition;

import java.util.List;

/** All of these hold. */
public record Both(List<Condition> conditions) implements Condition {

    public Both {
        conditions = List.copyOf(conditions);
    }
}
