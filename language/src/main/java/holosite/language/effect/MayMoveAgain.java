package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards may make a regular move now. */
public record MayMoveAgain(Filter cards, boolean free) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.fact(
                Verb.MAY.clause(p, p.mention(cards, Determiner.ALL), true),
                p.say("make a regular move", "effectuer un déplacement régulier"),
                free ? p.say("for free", "gratuitement") : "");
    }
}
