package holosite.language.condition;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;

/** There is such a card in a pile. */
public record PileHolds(Who whose, Pile pile, Filter filter) implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        String where = p.say(" in ", " dans ") + p.of(whose, pile.noun());
        return holds
                ? p.say("there is ", "il y a ") + p.mention(filter, Determiner.A).text() + where
                : p.say("there is ", "il n'y a ") + p.mention(filter, Determiner.NO).text() + where;
    }
}
