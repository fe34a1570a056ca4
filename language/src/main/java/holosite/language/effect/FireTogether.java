package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Weapons fire at one card; their destinies make one total, which is applied for each weapon in an
 * order of choice.
 */
public record FireTogether(Filter weapons, Ref target) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("fire", "tirer avec"),
                p.all(weapons),
                p.say(
                        "together at %s, with one total for all their destinies",
                        "ensemble sur %s, avec un seul total pour toutes leurs destinées",
                        p.ref(target).text()));
    }
}
