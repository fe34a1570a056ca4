package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * The destiny number of a card is used instead of the destiny about to be drawn; of a card with
 * two, the one its user chooses.
 */
public record UseAsDestiny(Filter card) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.USE,
                p.say("the destiny of ", "la destinée de ") + p.one(card),
                p.say("instead of drawing that destiny", "au lieu de tirer cette destinée"));
    }
}
