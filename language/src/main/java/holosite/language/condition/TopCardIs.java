package holosite.language.condition;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;

/** The top card of a player's pile is such a card; never true of an empty pile. */
public record TopCardIs(Who whose, Pile pile, Filter filter) implements Condition {
    public TopCardIs {
        Refuse.when(whose == Who.EITHER, "it is the top card of one player's pile");
    }

    @Override
    public String say(Prose p, boolean holds) {
        String top = p.say("the top card of ", "la carte du dessus de ");
        String which = p.mention(filter, Determiner.A).text();
        return top
                + p.of(whose, pile.noun())
                + (holds ? p.say(" is ", " est ") : p.say(" is not ", " n'est pas "))
                + which;
    }
}
