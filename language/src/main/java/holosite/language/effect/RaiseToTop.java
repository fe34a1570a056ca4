package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Locations that were converted are converted back: the one that lies under each of these is raised
 * to the top, without being deployed.
 */
public record RaiseToTop(Filter converted) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(converted, Determiner.ALL);
        return Statement.by(
                Verb.of("raise", "remonter"),
                p.say(
                        "the location under %s to the top",
                        "sur le dessus la localisation sous %s", them.text()));
    }
}
