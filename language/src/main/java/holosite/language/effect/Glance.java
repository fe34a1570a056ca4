package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A player alone sees cards that lie face down; they stay where they are, as they are. */
public record Glance(Who viewer, Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(viewer, Verb.of("look at", "regarder"), p.all(cards));
    }
}
