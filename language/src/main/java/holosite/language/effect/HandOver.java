package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * An escort hands captives over to another character, who escorts them from then on. All of them
 * must be able to move.
 */
public record HandOver(Filter captives, Ref to) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("transfer", "transférer"),
                p.mention(captives, Determiner.ALL).text(),
                p.say("to ", "à ") + p.ref(to).text());
    }
}
