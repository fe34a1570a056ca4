package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards on the table are canceled. */
public record CancelCards(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(Verb.CANCEL, p.all(cards));
    }
}
