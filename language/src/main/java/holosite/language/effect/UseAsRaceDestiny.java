package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A card is used as race destiny instead of the one about to be drawn: it is not drawn, and is
 * placed as a drawn one would be.
 */
public record UseAsRaceDestiny(Filter card) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.USE,
                p.one(card),
                p.say(
                        "as race destiny instead of drawing that one",
                        "comme destinée de course au lieu de tirer celle-ci"));
    }
}
