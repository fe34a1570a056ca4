package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Cards make their regular move to a place now, in whatever phase, by the way that leads there and
 * for its price; who has moved already or could not go there stays.
 */
public record MoveWithinRange(Filter cards, Filter to) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.by(
                Verb.of("move", "déplacer"),
                them.text(),
                p.to(to, Determiner.A),
                p.say(
                        "as a regular move, if within range",
                        "par un déplacement régulier, si sa portée le permet"));
    }
}
