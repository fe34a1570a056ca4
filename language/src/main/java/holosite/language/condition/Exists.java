package holosite.language.condition;

import holosite.language.filter.Filter;
import holosite.language.prose.Prose;

/** There is such a card on the table. */
public record Exists(Filter filter) implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        return filter.phrase().existence(p, holds);
    }
}
