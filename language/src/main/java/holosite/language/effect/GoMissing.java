package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
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
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.change(
                miss.about(p, them, true),
                p.say("make %s go missing", "faire disparaître %s", them.text()));
    }
}
