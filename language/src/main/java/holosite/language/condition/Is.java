package holosite.language.condition;

import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.Ref;
import holosite.language.prose.Prose;

/** One card fits a filter: while it is at a place, piloting a ship, and so on. */
public record Is(Ref card, Filter filter) implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        return Prose.phrase(filter)
                .clause(p, card == Known.IT ? p.self(false) : p.ref(card), holds);
    }
}
