package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards come from their pile back to a place on the table, as new, without being deployed. */
public record ReturnToTable(Filter cards, Filter to) implements Effect {

    @Override
    public Statement say(Prose p) {
        Verb back = Verb.of("return", "ramener");
        return Statement.by(
                back, p.all(cards), p.say("to table", "sur la table"), p.at(to, Determiner.A));
    }
}
