package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A player may deploy one of these cards from wherever it is to a matching place, if that is legal;
 * for free if the text says so.
 */
public record MayDeploy(Who who, Filter cards, Filter where, boolean free) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.fact(
                Clause.of(
                        Verb.MAY.clause(p, p.player(who), true),
                        p.say("deploy", "déployer"),
                        p.one(cards),
                        p.to(where, Determiner.A),
                        free ? p.say("for free", "gratuitement") : ""));
    }
}
