package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Cards that lie on others are placed on their owner's side of the table instead. They still refer
 * to the cards they are aimed at.
 */
public record PlaceOnTable(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("place", "placer"),
                p.mention(cards, Determiner.ALL).text(),
                p.say("on table", "sur la table"));
    }
}
