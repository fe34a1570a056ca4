package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Characters go missing. */
public record GoMissing(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        Verb miss =
                new Verb(
                        "go missing",
                        "goes missing",
                        "disparaître",
                        "disparaissez",
                        "disparaît",
                        "disparaissent");
        return Statement.fact(miss.clause(p, p.mention(cards, Determiner.ALL), true));
    }
}
