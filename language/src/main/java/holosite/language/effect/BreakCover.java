package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Undercover spies lose their cover. */
public record BreakCover(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("break", "révéler"),
                p.whose(p.mention(cards, Determiner.ALL), Noun.f("cover", "couverture")));
    }
}
